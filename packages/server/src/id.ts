/** Bytes as an id. It never begins with a dash: operators type ids behind options, as in `--table ID`. */
export const idFrom = (bytes: Buffer): string => bytes.toString('base64url').replace(/^-/, '_');
