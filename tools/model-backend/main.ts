import { startModelBackend } from './server.ts';
import { SCRIPTS } from './scripts/script-by-name.ts';

const backend = await startModelBackend({ port: Number(process.env.PORT ?? 0) });

console.log(`Scripted model backend on ${backend.url}

To compose with it:
  export OPENAI_BASE_URL=${backend.url}
  export OPENAI_API_KEY=any-text
  export COMPOSE_MODELS=scripted-good
  npm start

Models (also scripted-paced-<operations>x<every ms> and scripted-big-<operations>):
  ${[...SCRIPTS.keys()].join('\n  ')}
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void backend.close());
