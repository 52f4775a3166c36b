import { useCallback, useEffect, useState } from 'react';
import { ApiError, call, onSessionEnd } from './call.ts';

/** A workspace as the signed-in user may see it. */
export type Workspace = { id: string; name: string; slug: string; role: 'operator' | 'owner' | 'developer' | 'viewer' };

/** Who has signed in. */
export type Session = {
  email?: string;
  isOperator: boolean;
  actor: string;
  workspaces: Workspace[];
  /** Where the API is called. */
  apiUrl: string;
};

/** Whether somebody has signed in, as far as it is known. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; session: Session }
  | { status: 'failed'; code: string; message: string };

/** Asks the console who has signed in; again after signing in. */
export function useSession(): { state: SessionState; reload: () => void } {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const reload = useCallback(() => {
    call<Session>('/session').then(
      (session) => setState({ status: 'signed-in', session }),
      (error: unknown) => {
        const code = error instanceof ApiError ? error.code : 'UNREACHABLE';
        const { message } = error as Error;
        setState(code === 'AUTHENTICATION_REQUIRED' ? { status: 'signed-out' } : { status: 'failed', code, message });
      },
    );
  }, []);
  useEffect(reload, [reload]);
  // A page that was left open for longer than a session lasts asks to sign in, too.
  useEffect(() => onSessionEnd(() => setState({ status: 'signed-out' })), []);
  return { state, reload };
}
