import { useMemo } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { formatNumber } from '../../parts/format-number.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { ScrollArea } from '../../parts/overlays/scroll-area.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { lineDiff, sideBySide, type DiffLine } from './diff-lines.ts';
import css from './diff-view.module.css';

/** Two versions of a text: what came and what went. */
export function DiffView({ props }: Drawn<'DiffView'>) {
  const { before, after, filename = '', headerLabel, mode, showLineNumbers, maxHeight } = props;
  const { bg, borderColor, mutedColor, shadow } = props;
  const { locale } = useSurroundings();
  const lines = useMemo(() => lineDiff(before, after), [before, after]);
  const count = (kind: DiffLine['kind']) => formatNumber(lines.filter((line) => line.kind === kind).length, locale);
  return (
    <div
      className={css['frame']}
      style={{
        ...surfaceStyles(bg, undefined),
        ...styles({
          '--diff-line': borderColor,
          '--diff-muted': mutedColor,
          boxShadow: shadow === 'none' ? undefined : `var(--ui-shadow-${shadow})`,
        }),
      }}
    >
      <div className={css['header']}>
        <bdi className={classNames(css['file'], filename !== '' && css['mono'])}>{filename || headerLabel}</bdi>
        <span className={css['sums']} aria-hidden="true">
          <bdi className={css['plus']}>+{count('added')}</bdi>
          <bdi className={css['minus']}>−{count('removed')}</bdi>
        </span>
      </div>
      <ScrollArea
        role="region"
        className={css['scroller']}
        style={styles({ maxBlockSize: maxHeight })}
        label={filename || headerLabel}
      >
        <table role="presentation" dir="ltr" className={classNames(css['table'], mode === 'split' && css['split'])}>
          <tbody>
            {mode === 'unified'
              ? lines.map((line, at) => (
                  <tr key={at}>
                    {showLineNumbers && <LineNumber line={line} side="before" />}
                    {showLineNumbers && <LineNumber line={line} side="after" />}
                    <LineText line={line} />
                  </tr>
                ))
              : sideBySide(lines).map(({ left, right }, at) => (
                  <tr key={at}>
                    {showLineNumbers && <LineNumber line={left} side="before" />}
                    <LineText line={left} />
                    {showLineNumbers && <LineNumber line={right} side="after" isHalf />}
                    <LineText line={right} isHalf={!showLineNumbers} />
                  </tr>
                ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  );
}

const SIGNS = { same: '', added: '+', removed: '−' };

type LineProps = { line: DiffLine | undefined; isHalf?: boolean };

function LineNumber({ line, side, isHalf = false }: LineProps & { side: 'before' | 'after' }) {
  return (
    <td className={classNames(css['number'], css[line?.kind ?? 'nothing'], isHalf && css['half'])} aria-hidden="true">
      {line?.[side]}
    </td>
  );
}

function LineText({ line, isHalf = false }: LineProps) {
  const say = useWords();
  const kind = line?.kind ?? 'nothing';
  return (
    <>
      <td className={classNames(css['sign'], css[kind], isHalf && css['half'])}>
        <span aria-hidden="true">{line === undefined ? '' : SIGNS[line.kind]}</span>
        {(kind === 'added' || kind === 'removed') && <Hidden>{say(kind)} </Hidden>}
      </td>
      <td className={classNames(css['text'], css[kind])}>{line?.text}</td>
    </>
  );
}
