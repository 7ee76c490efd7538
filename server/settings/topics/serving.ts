// How the server is reached and what it says of itself.
import { badRangeOf } from '../kinds/formats.ts';
import {
  address,
  anyText,
  LOG_LEVELS,
  NOT_SET,
  oneOf,
  type Settings,
  whole,
} from '../kinds/kinds.ts';

export const SERVING = {
  NODE_ENV: { ...anyText, remedy: 'Set it to production, or leave it out', otherwise: NOT_SET },
  PORT: whole(0, 65_535, 3000, 'PORT'),
  HOST: {
    schema: { type: 'string', default: '127.0.0.1' },
    problem: anyText.problem,
    remedy: 'Set HOST to an address of this machine',
    otherwise: '127.0.0.1',
  },
  PUBLIC_URL: address('web-address', 'http:'),
  PLAIN_HTTP: oneOf(['0', '1'], '0'),
  HSTS_SUBDOMAINS: oneOf(['0', '1'], '1'),
  TRUST_PROXY: {
    schema: { type: 'string', format: 'proxies', default: '0' },
    problem: (value) => `holds "${badRangeOf(value)}", which is no address and no range`,
    remedy:
      'Name the proxies, as in TRUST_PROXY=10.0.0.5,192.168.0.0/16, or set 1 for proxies in private networks',
    otherwise: '0',
  },
  LOG_LEVEL: oneOf(LOG_LEVELS, '`warn`, in production `info`'),
  SECURITY_LOG: {
    ...anyText,
    remedy: 'Set SECURITY_LOG to a file, or leave it out',
    otherwise: 'among all lines; with the demo world `DATA_DIR/security.log`',
  },
  DRAIN_SECONDS: whole(0, 600, 0, 'DRAIN_SECONDS'),
  METRICS: oneOf(['0', '1'], '1, in production 0'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('web-address', 'http:'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address('web-address', 'http:'),
  OTEL_SDK_DISABLED: oneOf(['true', 'false'], 'false'),
  CHECK_RESPONSES: oneOf(['0', '1'], '1 where `NODE_ENV` is `test`, else 0'),
  SECURITY_CONTACT: {
    schema: { type: 'string', format: 'contacts' },
    problem: () => 'is not how somebody can be reached',
    remedy: 'Write it as mailto:security@example.com or https://…, several with commas between',
    otherwise: NOT_SET,
  },
} as const satisfies Settings;
