import type { ReactNode } from 'react';
import { classNames } from '../looks/class-names.ts';
import { Icon } from '../looks/icon.tsx';
import css from './option-list.module.css';
import type { Listbox } from '../keys/use-listbox.ts';

/** For the popover around a list: as wide as its field, however long the options are. */
export const listPanelClass = css['panel'] ?? '';

type OptionListProps = {
  listbox: Listbox;
  labels: readonly ReactNode[];
  /** Named by the field's label, or by words of its own. */
  label: string;
  emptyText: string;
  /** Boxes with ticks, of which several may be on. */
  hasBoxes?: boolean;
  isSelected: (index: number) => boolean;
  /** For the element with the focus, where it is the list itself. */
  focusProps?: object | undefined;
  maxHeight?: string | undefined;
};

/** The options of a listbox as rows in a popover. */
export function OptionList(props: OptionListProps) {
  const { listbox, labels, label, emptyText, hasBoxes = false, isSelected, focusProps, maxHeight } = props;
  return (
    <>
      <div
        {...listbox.listProps}
        {...focusProps}
        aria-label={label}
        className={css['list']}
        style={{ maxBlockSize: maxHeight }}
        hidden={labels.length === 0 && focusProps === undefined}
      >
        {labels.map((words, index) => (
          <div key={index} {...listbox.optionProps(index)} className={css['option']}>
            {hasBoxes ? (
              <span className={classNames(css['box'], isSelected(index) && css['ticked'])}>
                {isSelected(index) && <Icon name="check" />}
              </span>
            ) : null}
            <span className={css['words']}>{words}</span>
            {!hasBoxes && isSelected(index) && <Icon name="check" className={css['tick']} />}
          </div>
        ))}
      </div>
      {labels.length === 0 && (
        <p className={css['empty']} role="status">
          <bdi>{emptyText}</bdi>
        </p>
      )}
    </>
  );
}
