import type { ComposeRequest } from '@ui-composition/client';

/** The languages of the code tab. */
export const CODE_LANGUAGES = ['curl', 'TypeScript', 'React'] as const;
/** One of {@link CODE_LANGUAGES}. */
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** One thing to paste: into a terminal, or as a file of the name. */
export type CodeSample = { title: string; text: string };

const TERMINAL = 'In a terminal';
// The packages are built by `npm ci` of a clone of this repository, which is taken to stand beside the host's folder.
const PACKAGES = '../ui-composition-service/packages';

/** Code that composes the same interface; the key is left for the reader to fill in. */
export function codeFor(language: CodeLanguage, request: ComposeRequest, serviceUrl: string): CodeSample[] {
  switch (language) {
    case 'curl':
      return [{ title: TERMINAL, text: curl(request, serviceUrl) }];
    case 'TypeScript':
      return [
        { title: TERMINAL, text: `npm install --install-links ${PACKAGES}/client` },
        { title: 'compose.ts', text: script(request, serviceUrl) },
        { title: 'Run it', text: 'node compose.ts' },
      ];
    case 'React':
      return [
        { title: TERMINAL, text: newApp() },
        { title: 'vite.config.ts', text: endpoint(serviceUrl) },
        { title: 'src/App.tsx', text: page(request) },
        { title: 'Run it', text: 'npm run dev' },
      ];
  }
}

function curl(request: ComposeRequest, serviceUrl: string): string {
  // In a quoted word of the shell, a quote is written as '\'': end the word, an escaped quote, start it again.
  const body = JSON.stringify(request, null, 2).replaceAll("'", String.raw`'\''`);
  return `curl -N ${serviceUrl}/v1/compose \\
  -H "Authorization: Bearer $UIC_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '${body}'`;
}

function script(request: ComposeRequest, serviceUrl: string): string {
  return `import { createClient } from '@ui-composition/client';

const client = createClient({ apiKey: process.env.UIC_API_KEY ?? '', baseUrl: '${serviceUrl}' });

const composition = client.compose(${JSON.stringify(request, null, 2)});
for await (const event of composition) {
  // \`composition.draft\` grows with every event and can always be drawn.
  console.error(event.type);
}
const { spec } = await composition.result;
console.log(JSON.stringify(spec, null, 2));`;
}

function newApp(): string {
  return `npm create --yes vite@latest my-app -- --template react-ts --no-interactive
cd my-app
npm install --install-links ../${PACKAGES}/client ../${PACKAGES}/react`;
}

function endpoint(serviceUrl: string): string {
  return `import react from '@vitejs/plugin-react';
import { composeHandler } from '@ui-composition/client';
import { nodeListener } from '@ui-composition/client/node';
import { defineConfig } from 'vite';

// Your own endpoint, so that the page never holds a key; in production it is a route of your backend.
const compose = composeHandler({
  apiKey: process.env.UIC_API_KEY ?? '',
  baseUrl: '${serviceUrl}',
  authorize: () => true, // decide here who may compose
});

export default defineConfig({
  plugins: [
    react(),
    { name: 'compose', configureServer: ({ middlewares }) => void middlewares.use('/api/compose', nodeListener(compose)) },
  ],
});`;
}

function page(request: ComposeRequest): string {
  return `import type { ComposeRequest } from '@ui-composition/client';
import { Composition, useComposition } from '@ui-composition/react';
import '@ui-composition/react/style.css';

const request: ComposeRequest = ${JSON.stringify(request, null, 2)};

export default function App() {
  const screen = useComposition('/api/compose');
  return (
    <>
      <button onClick={() => void screen.compose(request)} disabled={screen.isLoading}>
        Compose
      </button>
      {screen.error && <p role="alert">{screen.error.message}</p>}
      <Composition {...screen.view} onAction={(action) => console.log(action.name, action.params)} />
    </>
  );
}`;
}
