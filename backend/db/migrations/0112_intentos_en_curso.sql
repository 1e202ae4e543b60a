-- When each sign-in under way took its place, so that one which died gives it back by itself (decision 19).
ALTER TABLE intento ADD COLUMN en_curso timestamptz[] NOT NULL DEFAULT '{}';
