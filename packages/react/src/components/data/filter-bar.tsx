import { useRef, type RefObject } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { Chip } from '../../parts/chip.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useLive } from '../../runtime/live.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './filter-bar.module.css';
import tag from './tag.module.css';

const NO_FILTERS: NonNullable<Drawn<'FilterBar'>['props']['filters']> = [];

/** Search, the filters in force as chips, and the buttons that clear and apply. */
export function FilterBar(drawn: Drawn<'FilterBar'>) {
  const { props, fire, isWired, isBusy } = drawn;
  const { filters = NO_FILTERS, searchPlaceholder, searchLabel, clearLabel, removeLabel, emitOnChange } = props;
  const { size, accent, mutedColor } = props;
  const [text, setText] = useLive(drawn, 'searchValue', '');
  const all = filters.map(({ value }) => value);
  const [active, setActive] = useLive(drawn, 'activeFilters', all);
  const shown = filters.filter(({ value }) => active.includes(value));
  const input = useRef<HTMLInputElement>(null);
  const hasClear = props.showClear ?? shown.length > 0;
  const changed = (value: readonly string[]) => emitOnChange && fire('change', { value });

  function type(query: string): void {
    setText(query);
    if (emitOnChange) fire('search', { query });
    changed(active);
  }

  function remove(value: string): void {
    const rest = active.filter((other) => other !== value);
    setActive(rest);
    fire('dismiss', { value, all: false });
    changed(rest);
    // The chip is gone, and with it the focus that stood on its cross.
    input.current?.focus();
  }

  function clear(): void {
    setText('');
    setActive([]);
    fire('dismiss', { all: true });
    changed([]);
    input.current?.focus();
  }

  return (
    <div
      role="search"
      className={classNames(css['bar'], css[size])}
      style={styles({ '--filter-accent': accent, '--filter-muted': mutedColor })}
    >
      <div className={css['line']}>
        <SearchBox
          input={input}
          label={searchLabel}
          placeholder={searchPlaceholder}
          text={text}
          onType={type}
          onEnter={() => fire('commit', { value: text })}
        />
        <FilterChips filters={shown} removeLabel={removeLabel} accent={accent} onRemove={remove} />
        {hasClear && (
          <ButtonFace variant="ghost" size={size} className={css['clear']} onClick={clear}>
            {clearLabel}
          </ButtonFace>
        )}
        {(isWired('commit') || !emitOnChange) && (
          <div className={css['end']}>
            <ButtonFace
              variant="outline"
              size={size}
              isLoading={isBusy}
              onClick={() => fire('commit', { value: text })}
            >
              {searchLabel}
            </ButtonFace>
          </div>
        )}
      </div>
    </div>
  );
}

type SearchBoxProps = {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  placeholder: string | undefined;
  text: string;
  onType: (text: string) => void;
  onEnter: () => void;
};

/** The query box; Escape empties it. */
function SearchBox({ input, label, placeholder, text, onType, onEnter }: SearchBoxProps) {
  return (
    <div className={css['search']}>
      <Icon name="search" className={css['glyph']} />
      <input
        ref={input}
        type="search"
        className={css['input']}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
          else if (event.key === 'Escape' && text !== '') {
            event.preventDefault();
            onType('');
          }
        }}
      />
    </div>
  );
}

type FilterChipsProps = {
  filters: typeof NO_FILTERS;
  removeLabel: string;
  accent: string | undefined;
  onRemove: (value: string) => void;
};

function FilterChips({ filters, removeLabel, accent, onRemove }: FilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <ul className={css['chips']}>
      {filters.map(({ label, value, removable }, at) => (
        <li key={at}>
          <Chip
            tone="neutral"
            size="lg"
            bg={accent}
            end={
              removable ? (
                <button
                  type="button"
                  className={tag['remove']}
                  aria-label={`${removeLabel} ${label}`}
                  onClick={() => onRemove(value)}
                >
                  <Icon name="x" size="xs" />
                </button>
              ) : undefined
            }
          >
            <bdi>{label}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
