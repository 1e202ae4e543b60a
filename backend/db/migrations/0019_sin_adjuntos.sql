-- Mail carries no files (decision 57): nothing ever wrote here.
DROP TABLE mensaje_adjunto;
