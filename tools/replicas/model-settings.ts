const NAMES = ['COMPOSE_MODELS', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'] as const;

/** What an environment says about models. */
export function modelSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
}
