import { connectAdmin } from '#test/contract/admin.ts';
import { isInstalled } from '#test/servers/is-installed.ts';
import { NGINX_PROGRAMS, startNginx } from '#test/servers/nginx-server.ts';
import { closeOnSignal, runMain } from '#services/process/run-main.ts';
import { createLogger } from '#services/process/logger.ts';
import { startReplicas } from './start-replicas.ts';
import { takeTurns } from './take-turns.ts';

// npm run replicas: three gateways, two composers and two accounts replicas on a PostgreSQL and a Redis of their own,
// with nginx in front, or where that is not installed a relay of connections. SIGTERM or SIGINT ends all of them.

await runMain(async () => {
  const replicas = await startReplicas({ composer: modelSettings(process.env) });
  const urls = replicas.gateway.map(({ address }) => address);
  const front = isInstalled('nginx', ...NGINX_PROGRAMS) ? await startNginx(urls) : await takeTurns(urls);
  const admin = connectAdmin(replicas.accountsAddress, replicas.adminToken);
  const { apiKey } = await admin.newCaller();
  closeOnSignal(
    [
      ['front', () => front.close()],
      ['admin', () => admin.close()],
      ['replicas', () => replicas.close()],
    ],
    createLogger('replicas', 'info'),
    300_000,
  );
  const rows = [
    ['all gateways', front.url],
    ['gateways', urls.join(' ')],
    ['composers', replicas.composer.map(({ address }) => address).join(' ')],
    ['accounts', replicas.accounts.map(({ address }) => address).join(' ')],
    ['PostgreSQL', replicas.databaseUrl],
    ['Redis', replicas.redis.url],
    ['ADMIN_TOKEN', replicas.adminToken],
    ['UIC_API_KEY', apiKey],
  ];
  process.stdout.write(`${rows.map(([name = '', value]) => `${name.padEnd(14)}${value}`).join('\n')}\n`);
});

/** The model settings of an environment. */
function modelSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  const names = ['COMPOSE_MODELS', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'];
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
}
