import { useEffect, useRef } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { BoxTool, FieldBox } from '../../parts/fields/field-box.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import { useCopied } from '../../parts/pressing/use-copied.ts';
import { useRoving } from '../../parts/keys/use-roving.ts';
import { rem } from '../../parts/use-text-scale.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import panel from '../../parts/looks/panel.module.css';
import css from './log-console.module.css';
import { LEVELS, shownLines, switched } from './log-lines.ts';

const AT_END_PX = 4;

const WORDS = { debug: 'Debug', info: 'Info', warn: 'Warn', error: 'Error', fatal: 'Fatal' } as const;
const TONES = { debug: 'neutral', info: 'info', warn: 'warning', error: 'critical', fatal: 'critical' };

/** What the log shows and what its controls do. */
function useLog(drawn: Drawn<'LogConsole'>) {
  const { props, fire } = drawn;
  const [levels, setLevels] = useLive(drawn, 'levels', LEVELS);
  const [query, setQuery] = useLive(drawn, 'query', '');
  const [follow, setFollow] = useLive(drawn, 'follow', true);
  const [wrap, setWrap] = useLive(drawn, 'wrap', false);
  const change = (name: 'levels' | 'follow' | 'wrap', value: unknown) => {
    if (props.emitOnChange) fire('change', { value, name });
  };
  return {
    levels,
    query,
    follow,
    wrap,
    shown: shownLines(props.lines, levels, query),
    search: (text: string) => {
      setQuery(text);
      if (props.emitOnChange) fire('search', { query: text });
    },
    toggleLevel: (level: (typeof LEVELS)[number]) => {
      const next = switched(levels, level);
      setLevels(next);
      change('levels', next);
    },
    stick: (isFollowing: boolean) => {
      if (isFollowing === follow) return;
      setFollow(isFollowing);
      change('follow', isFollowing);
    },
    toggleWrap: () => {
      setWrap(!wrap);
      change('wrap', !wrap);
    },
  };
}

type Log = ReturnType<typeof useLog>;

/** A log that is searched, filtered and followed. */
export function LogConsole(drawn: Drawn<'LogConsole'>) {
  const { props } = drawn;
  const log = useLog(drawn);
  return (
    <div
      className={panel['panel']}
      style={{
        ...surfaceStyles(props.background, undefined),
        ...styles({ '--accent': props.accent, '--row': rem(props.rowHeight) }),
      }}
    >
      {props.showToolbar && <Toolbar drawn={drawn} log={log} />}
      <Lines drawn={drawn} log={log} />
    </div>
  );
}

function Toolbar({ drawn, log }: { drawn: Drawn<'LogConsole'>; log: Log }) {
  const { props, fire } = drawn;
  const say = useWords();
  const [isCopied, copy] = useCopied();
  const copyShown = () => {
    const text = log.shown
      .map(({ line }) => [line.timestamp, line.level, line.source, line.text].filter(Boolean).join(' '))
      .join('\n');
    copy(text);
    fire('commit', { value: text, control: 'copy' });
  };
  return (
    <div className={css['toolbar']}>
      {props.showSearch && (
        <FieldBox size="sm" className={css['search'] ?? ''}>
          <Icon name="search" size="sm" />
          <input
            type="search"
            aria-label={say('Search the log')}
            placeholder={say('Search')}
            value={log.query}
            onChange={(event) => log.search(event.target.value)}
          />
          {log.query !== '' && (
            <BoxTool aria-label={say('Clear the search')} onClick={() => log.search('')}>
              <Icon name="x" size="sm" />
            </BoxTool>
          )}
        </FieldBox>
      )}
      <div className={css['chips']} role="group" aria-label={say('Severities')}>
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            data-tone={TONES[level]}
            aria-pressed={log.levels.includes(level)}
            className={css['chip']}
            onClick={() => log.toggleLevel(level)}
          >
            {say(WORDS[level])}
          </button>
        ))}
      </div>
      <div className={css['tools']}>
        <button type="button" className={css['chip']} aria-pressed={log.follow} onClick={() => log.stick(!log.follow)}>
          {say('Follow')}
        </button>
        <button type="button" className={css['chip']} aria-pressed={log.wrap} onClick={log.toggleWrap}>
          {say('Wrap')}
        </button>
        <ButtonFace size="sm" variant="ghost" onClick={copyShown}>
          <Icon name={isCopied ? 'check' : 'copy'} size="sm" />
          <span aria-live="polite">{say(isCopied ? 'Copied' : 'Copy')}</span>
        </ButtonFace>
      </div>
    </div>
  );
}

function Lines({ drawn, log }: { drawn: Drawn<'LogConsole'>; log: Log }) {
  const { props, fire } = drawn;
  const say = useWords();
  const [selected, setSelected] = useLive(drawn, 'selectedIndex');
  const { shown, follow, stick } = log;
  const picked = shown.findIndex(({ index }) => index === selected);
  const { groupProps, itemProps } = useRoving({
    count: shown.length,
    current: picked === -1 ? shown.length - 1 : picked,
    orientation: 'vertical',
    isLoop: false,
  });
  const lastTop = useRef(0);
  const area = groupProps.ref;
  useEffect(() => {
    if (follow && area.current !== null) area.current.scrollTop = area.current.scrollHeight;
  }, [area, follow, shown.length]);
  return (
    <div
      {...groupProps}
      role="log"
      aria-label={say('Log')}
      data-ui-scrolls=""
      className={classNames(css['lines'], log.wrap && css['wrapped'])}
      style={{ maxBlockSize: props.maxHeight }}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        // Only a move upward lets go: new lines move the end away by themselves.
        if (scrollTop < lastTop.current - 1) stick(false);
        else if (scrollTop > lastTop.current + 1 && scrollHeight - scrollTop - clientHeight < AT_END_PX) stick(true);
        lastTop.current = scrollTop;
      }}
    >
      {shown.map(({ line, index }, at) => (
        <button
          key={index}
          type="button"
          {...itemProps(at)}
          aria-pressed={index === selected}
          className={css['line']}
          data-tone={line.level === undefined ? undefined : TONES[line.level]}
          onClick={() => {
            setSelected(index);
            fire('select', { value: line.text, index });
          }}
        >
          {props.showTimestamps && line.timestamp !== undefined && <bdi className={css['time']}>{line.timestamp}</bdi>}
          {line.level !== undefined && <span className={css['level']}>{say(WORDS[line.level])}</span>}
          {line.source !== undefined && <bdi className={css['time']}>{line.source}</bdi>}
          <bdi className={css['text']}>{line.text}</bdi>
        </button>
      ))}
      {shown.length === 0 && <p className={css['empty']}>{say('No lines')}</p>}
    </div>
  );
}
