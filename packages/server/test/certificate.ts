/** What a maker of authenticators would vouch with: a certificate that anybody could have written, and its key. */
import { createPrivateKey } from 'node:crypto';

export const CERTIFICATE = Buffer.from(
  'MIIB+jCCAaCgAwIBAgIUbBaFc+fNvZ3o6ba4sKCnXIpEqZYwCgYIKoZIzj0EAwIwUzELMAkGA1UEBhMCVVMxDzANBgNVBAoMBk5vYm9keTEi' +
    'MCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlvbjEPMA0GA1UEAwwGTm9ib2R5MCAXDTI2MTExNzE5NTIxNFoYDzIxMjYxMDI0MTk1' +
    'MjE0WjBTMQswCQYDVQQGEwJVUzEPMA0GA1UECgwGTm9ib2R5MSIwIAYDVQQLDBlBdXRoZW50aWNhdG9yIEF0dGVzdGF0aW9uMQ8wDQYDVQQD' +
    'DAZOb2JvZHkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARhET7biuESCoQE0qzanpmgrjpyDg3DkDbCuhc5Km4hqtm2jMk5ZKhDP7WXlZxU' +
    'Au2smPr1r5dJrmjFfQwv6Yjuo1AwTjAdBgNVHQ4EFgQU8Yqbn+gGquJ+pOETbdMiTZz+cz8wHwYDVR0jBBgwFoAU8Yqbn+gGquJ+pOETbdMi' +
    'TZz+cz8wDAYDVR0TAQH/BAIwADAKBggqhkjOPQQDAgNIADBFAiBZK/XRVtKqoYPUiy15OBmF0Dmg2Cgp00O5QePadF7kQwIhAIpCNg0oROM4' +
    'B2xWIzPxqw+uGsW88aP7KTVsGiUwUw44',
  'base64',
);

const KEY = Buffer.from(
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgk0QquLnv7lAmJfFGIjotkAPcQUdaqpFN8DSzllhkGCyhRANCAARhET7biuES' +
    'CoQE0qzanpmgrjpyDg3DkDbCuhc5Km4hqtm2jMk5ZKhDP7WXlZxUAu2smPr1r5dJrmjFfQwv6Yju',
  'base64',
);

export const CERTIFICATE_KEY = createPrivateKey({ key: KEY, format: 'der', type: 'pkcs8' });
