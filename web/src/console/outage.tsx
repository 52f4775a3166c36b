import { Notice } from '../shell/notice.tsx';
import css from './page.module.css';
import { Services, type SystemReport } from './system.tsx';
import { useData } from './use-data.ts';

type OutageProps = { code: string; message: string; onRetry: () => void };

/** Shown instead of every page while the session cannot be checked: what is down, and for the operator what is up. */
export function Outage({ code, message, onRetry }: OutageProps) {
  const { state } = useData<SystemReport>('/system');
  const isConsoleDown = code === 'UNREACHABLE';
  return (
    <>
      <Notice
        title={isConsoleDown ? 'The console does not answer' : 'A service is down'}
        text={isConsoleDown ? message : `${message} Nothing is lost; the pages come back with it.`}
        action={['Try again', onRetry]}
      />
      {state.status === 'ready' && (
        <div className={`ui ${css['page']} ${css['narrow']}`}>
          <Services services={state.data.services} />
        </div>
      )}
    </>
  );
}
