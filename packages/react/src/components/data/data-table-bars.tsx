import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { formatNumber } from '../../parts/format-number.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import type { ComponentProps } from '../../generated/component-props.ts';
import css from './data-table-bars.module.css';
import frame from './data-table.module.css';
import type { DataTableModel } from './use-data-table.ts';

/** What can be done with all picked rows at once. */
export type BulkAction = NonNullable<ComponentProps['DataTable']['bulkActions']>[number];

type TopBarProps = {
  captionId: string;
  caption: string;
  model: DataTableModel;
  actions: readonly BulkAction[];
  busyAction: string | undefined;
  hasAccent: boolean;
  onAction: (action: BulkAction) => void;
};

/** Above the heads: the name of the table and, once rows are picked, how many and what can be done with them. */
export function DataTableTopBar({ captionId, caption, model, actions, busyAction, hasAccent, onAction }: TopBarProps) {
  const { locale } = useSurroundings();
  const count = model.selection.positions.length;
  const isPicking = count > 0 && actions.length > 0;
  if (caption === '' && !isPicking) return null;
  return (
    <div className={css['topBar']} data-picking={isPicking ? '' : undefined}>
      {caption !== '' && (
        <span id={captionId} className={css['caption']}>
          <bdi>{caption}</bdi>
        </span>
      )}
      {isPicking && (
        <div className={css['bulk']}>
          <span className={css['count']} role="status">
            {formatNumber(count, locale)} / {formatNumber(model.rows.length, locale)}
          </span>
          {actions.map((action, at) => (
            <ButtonFace
              key={at}
              size="sm"
              variant={VARIANTS[action.tone]}
              className={action.tone === 'primary' && hasAccent ? frame['accented'] : undefined}
              disabled={action.disabled}
              isLoading={busyAction === action.id}
              onClick={() => onAction(action)}
            >
              <bdi>{action.label}</bdi>
            </ButtonFace>
          ))}
        </div>
      )}
    </div>
  );
}

const VARIANTS = { neutral: 'outline', primary: 'primary', danger: 'danger' } as const;

type FootProps = {
  model: DataTableModel;
  words: Pick<ComponentProps['DataTable'], 'addLabel' | 'prevLabel' | 'nextLabel' | 'pageLabel'>;
  isAddable: boolean;
  onAdd: () => void;
};

/** Below the rows: which of how many, the pager, and the button that adds one. */
export function DataTableFoot({ model, words, isAddable, onAdd }: FootProps) {
  const { locale } = useSurroundings();
  const { page, goTo, matching } = model;
  const hasPages = page.total > 1;
  if (!hasPages && !isAddable) return null;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <div className={css['foot']}>
      {isAddable && (
        <ButtonFace size="sm" variant="ghost" className={css['add']} onClick={onAdd} data-add-row="">
          <Icon name="plus" size="sm" />
          {words.addLabel}
        </ButtonFace>
      )}
      {hasPages && (
        <>
          <span className={css['range']}>
            {number(page.start + 1)}–{number(page.start + page.items.length)} / {number(matching.length)}
          </span>
          <div className={css['pager']}>
            <span role="status">
              {words.pageLabel.replaceAll('{current}', number(page.current)).replaceAll('{total}', number(page.total))}
            </span>
            <PageButton
              icon="chevron-left"
              label={words.prevLabel}
              isOff={page.current === 1}
              onPress={() => goTo(page.current - 1)}
            />
            <PageButton
              icon="chevron-right"
              label={words.nextLabel}
              isOff={page.current === page.total}
              onPress={() => goTo(page.current + 1)}
              isEnd
            />
          </div>
        </>
      )}
    </div>
  );
}

type PageButtonProps = {
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  isOff: boolean;
  isEnd?: boolean;
  onPress: () => void;
};

// At the last page the button stays focusable, so that paging by key does not lose the focus.
function PageButton({ icon, label, isOff, isEnd = false, onPress }: PageButtonProps) {
  return (
    <ButtonFace
      size="sm"
      variant="outline"
      aria-disabled={isOff || undefined}
      className={isOff ? css['pageOff'] : undefined}
      onClick={isOff ? undefined : onPress}
    >
      {!isEnd && <Icon name={icon} size="sm" />}
      <span className={css['pageWord']}>{label}</span>
      {isEnd && <Icon name={icon} size="sm" />}
    </ButtonFace>
  );
}
