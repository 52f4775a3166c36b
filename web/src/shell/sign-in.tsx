import { useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { navigate } from './navigate.ts';
import { Notice } from './notice.tsx';

// The codes that the console sends people back with; an address can say no other text.
const PROBLEMS: Record<string, string> = {
  'not-begun': 'This sign-in was used before, took longer than ten minutes, or began in another browser.',
  cancelled: 'The identity provider says that it was cancelled there.',
  'no-email':
    'The identity provider tells no e-mail address of yours. Ask whoever runs it to release the `email` claim.',
  'unverified-email': 'The identity provider has not verified your e-mail address. Verify it there first.',
  unreachable: 'The identity provider does not answer. Nothing is wrong with your account; try again in a minute.',
  refused: 'What the identity provider sent could not be accepted. The log of the console says why.',
  'too-many': 'Too many attempts from your network. Wait a minute.',
};

const ANOTHER_LINK = '`npm run -s admin -- sign-in-link` prints another link.';

type Method = 'unknown' | 'link' | 'oidc';

/** Signs in by the link that was opened, or at the identity provider. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { method, problem, setProblem } = useSignIn(onSignedIn);
  const begin = (): void => location.assign('/api/oidc/begin');
  if (problem !== undefined) {
    const hint = method === 'oidc' ? '' : ` ${ANOTHER_LINK}`;
    const again: [string, () => void] = method === 'oidc' ? ['Sign in', begin] : ['Back', () => setProblem(undefined)];
    return <Notice title="Signing in did not work" text={`${problem}${hint}`} action={again} />;
  }
  if (method === 'unknown') return <Notice title="Signing in" isQuiet />;
  if (method === 'oidc') {
    const text = 'Sign in with the account of your organisation.';
    return <Notice title="UI Composition Service" text={text} action={['Sign in', begin]} />;
  }
  return (
    <Notice
      title="Open your sign-in link"
      text={`\`npm start\` prints a link that signs you in once. ${ANOTHER_LINK}`}
    />
  );
}

/**
 * Takes the one-time token out of the address: it stands behind the `#`, which browsers send to nobody, and is gone from
 * the address bar and the history before it is used.
 */
function useSignIn(onSignedIn: () => void) {
  const [problem, setProblem] = useState<string>();
  const [method, setMethod] = useState<Method>('unknown');
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const fail = (error: Error): void => setProblem(error.message);
    const token = location.pathname === '/sign-in' ? location.hash.slice(1) : '';
    const fromProvider = PROBLEMS[new URLSearchParams(location.search).get('problem') ?? ''];
    if (token !== '' || fromProvider !== undefined) navigate('/sign-in', true);
    if (token !== '') {
      const signIn = async (): Promise<void> => {
        await call('/sign-in', { token });
        onSignedIn();
        navigate('/', true);
      };
      signIn().catch(fail);
      return;
    }
    setProblem(fromProvider);
    call<{ hasOidc: boolean }>('/sign-in').then(({ hasOidc }) => setMethod(hasOidc ? 'oidc' : 'link'), fail);
  }, [onSignedIn]);
  return { method, problem, setProblem };
}
