-- What a plan of before was agreed for nobody told: it has no paper of ours.
DROP TRIGGER plan_pago_se_acuerda ON plan_pago;
CREATE CONSTRAINT TRIGGER plan_pago_se_acuerda AFTER INSERT ON plan_pago DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NOT NEW.de_mudanza) EXECUTE FUNCTION acordar_plan();
