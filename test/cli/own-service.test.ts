import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ownTarget } from '../../cli/own-service.ts';
import { imageEnvironment } from '#test/deploy/dockerfile.ts';

const image = imageEnvironment();

describe('the health check of a container', () => {
  test.each<[string, string[], Record<string, string>, string | undefined]>([
    ['all in one process', ['node', 'services/one-process.ts'], {}, 'http://127.0.0.1:8080/readyz'],
    ['the gateway', ['node', 'services/gateway/main.ts'], { PORT: '81' }, 'http://127.0.0.1:81/readyz'],
    ['a gateway over IPv6', ['node', 'services/gateway/main.ts'], { HOST: '::' }, 'http://[::1]:8080/readyz'],
    [
      'a gateway at one address',
      ['node', 'services/gateway/main.ts'],
      { HOST: 'fd00::7' },
      'http://[fd00::7]:8080/readyz',
    ],
    ['the console', ['node', 'services/console/main.ts'], { PORT: '81' }, 'http://127.0.0.1:8081/readyz'],
    ['the MCP server', ['node', 'services/mcp/main.ts'], { PORT: '81' }, 'http://127.0.0.1:8082/readyz'],
    ['the composer', ['node', 'services/composer/main.ts'], {}, '127.0.0.1:50051'],
    [
      'the composer behind TLS',
      ['node', 'services/composer/main.ts'],
      { COMPOSER_PROBE_LISTEN: '0.0.0.0:61' },
      '127.0.0.1:61',
    ],
    ['accounts', ['node', 'services/accounts/main.ts'], {}, '127.0.0.1:50052'],
    ['accounts elsewhere', ['node', '/app/services/accounts/main.ts'], { ACCOUNTS_LISTEN: '[::]:7' }, '[::1]:7'],
    ['an init before it', ['/sbin/docker-init', '--', 'node', 'services/composer/main.ts'], {}, '127.0.0.1:50051'],
    ['a command', ['node', 'cli/admin.ts', 'plan', 'list'], {}, undefined],
    ['a shell', ['sleep', '600'], {}, undefined],
  ])('asks %s where it answers', (_, commandLine, environment, target) => {
    expect(ownTarget(commandLine, { ...image, ...environment })).toBe(target);
  });

  test('is well where the first process is none of our services', async () => {
    const node = process.execPath;
    await expect(promisify(execFile)(node, ['cli/health.ts', '--own'])).resolves.toMatchObject({ stderr: '' });
  });
});
