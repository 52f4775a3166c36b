import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { codeFor, CODE_LANGUAGES } from '../../web/src/playground/code-sample.ts';

const REQUEST = { prompt: `Ann's "orders" $HOME \\n \`id\` ü`, data: { note: "it's" } };
const URL = 'http://127.0.0.1:8099';

test('the curl line hands the request to curl as it is, whatever stands in it', () => {
  const [sample] = codeFor('curl', REQUEST, URL);
  const script = `curl() { printf '%s\\n' "$@"; }; ${sample?.text ?? ''}`;
  const told = execFileSync('sh', ['-c', script], { env: { UIC_API_KEY: 'key' }, encoding: 'utf8' });
  const [, address, , authorization, , , , ...body] = told.split('\n');
  expect([address, authorization]).toEqual([`${URL}/v1/compose`, 'Authorization: Bearer key']);
  expect(JSON.parse(body.join('\n'))).toEqual(REQUEST);
});

test.each(CODE_LANGUAGES)('%s calls the address that the page was told', (language) => {
  const texts = codeFor(language, REQUEST, URL).map(({ text }) => text);
  expect(texts.join('\n')).toContain(URL);
});
