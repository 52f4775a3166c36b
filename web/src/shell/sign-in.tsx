import { useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { navigate } from './navigate.ts';
import { Notice } from './notice.tsx';

/**
 * Takes the one-time token out of the address: it stands behind the `#`, which browsers send to nobody, and is gone from
 * the address bar and the history before it is used.
 */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [hasOidc, setHasOidc] = useState<boolean>();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const token = location.hash.slice(1);
    if (token === '') {
      call<{ hasOidc: boolean }>('/sign-in').then(
        (told) => setHasOidc(told.hasOidc),
        (error: Error) => setProblem(error.message),
      );
      return;
    }
    navigate('/sign-in', true);
    const signIn = async (): Promise<void> => {
      await call('/sign-in', { token });
      onSignedIn();
      navigate('/', true);
    };
    signIn().catch((error: Error) => setProblem(error.message));
  }, [onSignedIn]);
  if (problem !== undefined) {
    return (
      <Notice title="Signing in did not work" text={`${problem} \`npm run -s admin -- sign-in-link\` prints one.`} />
    );
  }
  if (hasOidc === undefined) return <Notice title="Signing in" isQuiet />;
  if (hasOidc) {
    const begin = (): void => location.assign('/api/oidc/begin');
    return <Notice title="UI Composition Service" text="Sign in to go on." action={['Sign in', begin]} />;
  }
  return (
    <Notice
      title="Open your sign-in link"
      text="`npm start` prints a link that signs you in once. `npm run -s admin -- sign-in-link` prints another."
    />
  );
}
