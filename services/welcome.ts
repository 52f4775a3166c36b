import type { TierDescription } from '#services/composer/models/tiers.ts';

/**
 * What the one-process start prints when it is ready: the address; on the first start the live key, which cannot be shown
 * again, with a request to paste; the link to the playground; and which models are used.
 */
export function welcome(
  url: string,
  apiKey: string | undefined,
  tiers: readonly TierDescription[],
  signInUrl: string | undefined,
): string {
  const key = apiKey ?? '$UIC_API_KEY';
  const introduction =
    apiKey === undefined
      ? 'Your API key was shown at the first start; `npm run -s admin -- key create --workspace default --scope compose` makes another.'
      : `Your API key, shown only this once:\n\n  ${apiKey}`;
  return `
UI Composition Service is ready at ${url}
${composingWith(tiers)}

${playground(signInUrl)}${introduction}

Compose an interface:

  curl -N ${url}/v1/compose \\
    -H "Authorization: Bearer ${key}" -H 'Content-Type: application/json' \\
    -d '{"prompt":"A booking form for a bike repair shop: name, email, date and a message"}'

`;
}

function playground(signInUrl: string | undefined): string {
  return signInUrl === undefined ? '' : `Open the playground (the link signs you in once):\n\n  ${signInUrl}\n\n`;
}

function composingWith(tiers: readonly TierDescription[]): string {
  const names = tiers.map(({ model, host }) => (host === '' ? 'the built-in composer' : `${model} at ${host}`));
  const hint = tiers.every(({ host }) => host === '') ? '; set OPENAI_API_KEY for a model' : '';
  return `composing with ${names.join(', then ')}${hint}`;
}
