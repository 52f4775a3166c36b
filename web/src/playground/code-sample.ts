import type { ComposeRequest } from '@ui-composition/client';

/** The languages of the code tab. */
export const CODE_LANGUAGES = ['curl', 'TypeScript', 'React'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Code that composes the same interface; the key is left for the reader to fill in. */
export function codeFor(language: CodeLanguage, request: ComposeRequest, serviceUrl: string): string {
  const body = JSON.stringify(request, null, 2);
  switch (language) {
    case 'curl':
      // A quote inside of a quoted word of the shell ends it, says itself and begins it again.
      return `curl -N ${serviceUrl}/v1/compose \\
  -H "Authorization: Bearer $UIC_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '${body.replaceAll("'", String.raw`'\''`)}'`;
    case 'TypeScript':
      return `import { createClient } from '@ui-composition/client';

const client = createClient({ apiKey: process.env.UIC_API_KEY, baseUrl: '${serviceUrl}' });

const composition = client.compose(${body});
for await (const event of composition) {
  console.log(event.type, composition.draft?.root);
}
const { spec } = await composition.result;`;
    case 'React':
      return `import { Composition, useComposition } from '@ui-composition/react';
import '@ui-composition/react/style.css';

const request = ${body};

// Your own endpoint: \`composeHandler\` of @ui-composition/client, so that the page never holds a key.
export function Screen() {
  const composition = useComposition('/api/compose');
  return (
    <>
      <button onClick={() => composition.compose(request)}>Compose</button>
      <Composition {...composition.view} onAction={(action) => console.log(action.name, action.params)} />
    </>
  );
}`;
  }
}
