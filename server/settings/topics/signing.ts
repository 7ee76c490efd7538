// How documents are signed, sealed and stamped.
import { address, anyText, NOT_SET, type Settings } from '../kinds/kinds.ts';

export const SIGNING = {
  SEAL_KEY_FILE: {
    ...anyText,
    remedy: 'Set it to a PKCS #12 file (.p12, .pfx), or leave the passphrase out too',
    otherwise: 'a key of our own making, kept in the store',
  },
  SEAL_KEY_PASSWORD: {
    ...anyText,
    remedy: 'Set it to the passphrase of the file',
    otherwise: NOT_SET,
  },
  TIMESTAMP_URL: address('web-address', 'http:'),
  DROPBOX_SIGN_KEY: { ...anyText, remedy: 'Set it beside the client id', otherwise: NOT_SET },
  DROPBOX_SIGN_CLIENT_ID: { ...anyText, remedy: 'Set it beside the key', otherwise: NOT_SET },
  DROPBOX_SIGN_DEV_CLIENT_ID: {
    ...anyText,
    remedy: 'Set it to the client id of the app for development, or leave it out',
    otherwise: '`DROPBOX_SIGN_CLIENT_ID`',
  },
} as const satisfies Settings;
