import { inkOn } from '../../parts/looks/ink-on.ts';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { markWords } from './mark-words.ts';
import css from './highlight.module.css';

/** A passage in which the searched words are marked. */
export function Highlight({ props }: Drawn<'Highlight'>) {
  const { text, query, caseSensitive, wholeWord, tone, accent, accentText } = props;
  return (
    <p
      className={css['text']}
      data-tone={tone}
      style={styles({ '--highlight-fill': accent, '--highlight-ink': accentText ?? inkOn(accent) })}
    >
      <bdi>
        {markWords(text, query, { caseSensitive, wholeWord }).map(({ words, isHit }, at) =>
          isHit ? (
            <mark key={at} className={css['mark']}>
              {words}
            </mark>
          ) : (
            words
          ),
        )}
      </bdi>
    </p>
  );
}
