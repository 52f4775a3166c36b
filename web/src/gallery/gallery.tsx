import { Notice } from '../shell/notice.tsx';

/** Placeholder until the gallery is written. */
export function Gallery({ name }: { name: string | undefined }) {
  return <Notice title="Components" text={name ?? 'All 189'} />;
}
