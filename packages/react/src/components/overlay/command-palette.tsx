import { useEffect, useRef } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { enterClass } from '../../parts/fields/enter.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { shadowOf } from '../../parts/looks/looks.ts';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import { useListbox } from '../../parts/keys/use-listbox.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import { matchingCommands, type CommandGroup } from './matching-commands.ts';
import css from './command-palette.module.css';

/** A search box over commands: typing narrows them, arrows walk them, Enter runs one. */
export function CommandPalette(drawn: Drawn<'CommandPalette'>) {
  const say = useWords();
  const { id, props, fire } = drawn;
  const { placeholder = say('Type a command'), emptyText, emitOnChange, menuWidth, maxHeight } = props;
  const { accent, mutedColor, borderColor, bg, shadow, motion } = props;
  const [query, setQuery] = useLive(drawn, 'value', '');
  const [selected, setSelected] = useLive(drawn, 'selected');
  const groups = matchingCommands(props.groups, query);
  const commands = groups.flatMap(({ items }) => items);
  const list = useListbox({
    id,
    labels: commands.map(({ label }) => label),
    isOpen: true,
    start: Math.max(
      0,
      commands.findIndex(({ value }) => value === selected),
    ),
    isSelected: (index) => index === list.active,
    onPick: (index) => {
      const command = commands[index];
      if (command === undefined) return;
      list.setActive(index);
      setSelected(command.value);
      fire('select', { value: command.value, label: command.label });
    },
  });
  useWritten(commands[list.active]?.value, setSelected);
  const type = (text: string) => {
    setQuery(text);
    list.setActive(0);
    if (!emitOnChange) return;
    fire('change', { value: text });
    fire('search', { query: text });
  };
  return (
    <div
      className={classNames(css['palette'], enterClass(motion))}
      style={{
        ...surfaceStyles(bg, undefined),
        ...styles({
          '--accent': accent,
          '--quiet': mutedColor,
          '--edge': borderColor,
          inlineSize: menuWidth,
          boxShadow: shadowOf(shadow),
        }),
      }}
    >
      <Query list={list} placeholder={placeholder} query={query} onType={type} />
      <div
        {...list.listProps}
        aria-label={placeholder}
        data-ui-scrolls=""
        className={css['list']}
        style={styles({ maxBlockSize: maxHeight })}
      >
        <Groups id={id} groups={groups} list={list} />
      </div>
      <p role="status" className={css['empty']}>
        {commands.length === 0 && <bdi>{emptyText}</bdi>}
      </p>
    </div>
  );
}

type List = ReturnType<typeof useListbox>;

type QueryProps = { list: List; placeholder: string; query: string; onType: (text: string) => void };

function Query({ list, placeholder, query, onType }: QueryProps) {
  return (
    <div className={css['query']}>
      <Icon name="search" className={css['glyph']} />
      <input
        {...list.controlProps}
        className={css['input']}
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-label={placeholder}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          list.onKeyDown(event);
        }}
      />
    </div>
  );
}

function Groups({ id, groups, list }: { id: string; groups: readonly CommandGroup[]; list: List }) {
  let index = -1;
  return groups.map(({ heading, items }, at) => {
    const hasHeading = heading !== undefined && heading !== '';
    return (
      <div
        key={at}
        role="group"
        aria-labelledby={hasHeading ? `${id}-group-${at}` : undefined}
        className={css['group']}
      >
        {hasHeading && (
          <div id={`${id}-group-${at}`} role="presentation" className={css['heading']}>
            <bdi>{heading}</bdi>
          </div>
        )}
        {items.map((command, position) => {
          index++;
          return (
            <div key={position} {...list.optionProps(index)} className={css['option']}>
              {command.icon !== undefined && <Icon name={command.icon} className={css['glyph']} />}
              <bdi className={css['label']}>{command.label}</bdi>
              {command.shortcut !== undefined && command.shortcut !== '' && (
                <kbd className={css['shortcut']}>{command.shortcut}</kbd>
              )}
            </div>
          );
        })}
      </div>
    );
  });
}

// The highlighted command is known to the state from the first move on, not before anyone did anything.
function useWritten(highlighted: string | undefined, write: (value: string | undefined) => void) {
  const seen = useRef(highlighted);
  useEffect(() => {
    if (highlighted !== undefined && highlighted !== seen.current) write(highlighted);
    seen.current = highlighted;
  }, [highlighted, write]);
}
