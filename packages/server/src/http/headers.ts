/** What a browser may do with our answers: as little as the page needs. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
};

/** Tells a browser that came by TLS never to come without it again. */
export const ALWAYS_TLS = ['strict-transport-security', 'max-age=31536000'] as const;

/** In seconds; sent when a store does not answer or a server stops. */
export const RETRY_SOON = { 'retry-after': '2' };

export const JSON_TYPE = 'application/json';

export const POLICY = 'content-security-policy';
/** What everything but the page may load: nothing. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'";

/** `inline`: the hashes of the scripts that stand in the page itself. */
export const contentSecurityPolicy = (inline: readonly string[]): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...inline.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
