import type { IncomingMessage } from 'node:http';
import { Refusal } from '#contract/refusal.ts';
import type { Middleware } from './request-context.ts';

// Source: RFC 9110, section 7.2; RFC 3986, section 3.2.2. An http URL needs a non-empty host.
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;

const VERSIONS = new Set(['1.0', '1.1']);

/**
 * Refuses request heads that Node accepts, or answers without a body, against RFC 9112. The connection is closed, since
 * a proxy may see different requests on it than we do.
 *
 * Source: RFC 9112, sections 2.3, 3.2 and 6.1; RFC 9110, section 10.1.1.
 */
export const requestHead: Middleware = (request, response, next) => {
  const fault = versionFault(request) ?? hostFault(request) ?? expectFault(request) ?? codingFault(request);
  if (fault === undefined) return next();
  response.set('connection', 'close');
  throw new Refusal('BAD_REQUEST', `${fault}.`);
};

function versionFault({ httpVersion }: IncomingMessage): string | undefined {
  return VERSIONS.has(httpVersion) ? undefined : `HTTP/${httpVersion} is not spoken here; send HTTP/1.1`;
}

function hostFault({ headersDistinct, httpVersion }: IncomingMessage): string | undefined {
  const { host: hosts } = headersDistinct;
  if (hosts === undefined) return httpVersion === '1.0' ? undefined : 'The `Host` header is missing';
  const [host = ''] = hosts;
  if (hosts.length > 1) return 'The `Host` header must be sent once';
  if (host === '') return 'The `Host` header is empty; send the name that you call';
  return HOST.test(host) ? undefined : 'The `Host` header must be a host name and, if need be, a port';
}

function expectFault({ headersDistinct, httpVersion }: IncomingMessage): string | undefined {
  const expectations = headersDistinct['expect'] ?? [];
  if (httpVersion === '1.0' || expectations.every((text) => text.toLowerCase() === '100-continue')) return undefined;
  return 'The only expectation that can be met is `Expect: 100-continue`';
}

function codingFault({ headersDistinct, httpVersion }: IncomingMessage): string | undefined {
  const codings = headersDistinct['transfer-encoding'];
  if (codings === undefined) return undefined;
  if (httpVersion === '1.0') return '`Transfer-Encoding` is not known to HTTP/1.0; send `Content-Length`';
  if (codings.length === 1 && codings[0]?.toLowerCase() === 'chunked') return undefined;
  return 'The only `Transfer-Encoding` that is supported is `chunked`';
}
