import { NEW_TAB } from '../../parts/pressing/new-tab.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import css from './inline-citation.module.css';

/** A raised number that leads from a claim to its source. */
export function InlineCitation({ props }: Drawn<'InlineCitation'>) {
  const { index, url, excerpt, accent } = props;
  const { locale } = useSurroundings();
  const shared = { className: css['mark'], title: excerpt, style: styles({ '--accent': accent }) };
  const number = index.toLocaleString(locale);
  return (
    <sup className={css['sup']}>
      {url === undefined ? (
        // With a snippet to read the mark takes the focus, too.
        <span {...shared} tabIndex={excerpt === undefined ? undefined : 0}>
          [{number}]
        </span>
      ) : (
        <a {...shared} {...NEW_TAB} href={url}>
          [{number}]
        </a>
      )}
    </sup>
  );
}
