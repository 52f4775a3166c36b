/** A call to the console that was refused. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const listeners = new Set<() => void>();

/** Calls back when an answer says that the session has ended. Returns the way to stop. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the console's own API. @throws ApiError with the code of the error table, UNREACHABLE without an answer */
export async function call<Data>(path: string, body?: object): Promise<Data> {
  const response = await fetch(`/api${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  }).catch(() => {
    throw new ApiError('UNREACHABLE', 'The console does not answer. Is it running?');
  });
  const answer = (await response.json().catch(() => ({}))) as {
    success?: boolean;
    data?: Data;
    error?: { code: string; message: string };
  };
  if (answer.success === true) return answer.data as Data;
  if (answer.error?.code === 'AUTHENTICATION_REQUIRED') for (const listener of listeners) listener();
  throw new ApiError(
    answer.error?.code ?? 'UNREACHABLE',
    answer.error?.message ?? `The answer was ${response.status}.`,
  );
}
