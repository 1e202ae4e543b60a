-- What a message says is owed: once that is not so any more it is not sent (decision 53). Null says no amount.
ALTER TABLE mensaje ADD monto bigint CHECK (monto > 0);
