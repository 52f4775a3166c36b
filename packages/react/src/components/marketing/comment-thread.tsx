import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import { Remark } from './remark.tsx';
import css from './comment-thread.module.css';

type Remarks = Drawn<'CommentThread'>['props']['comments'];

/** A whole discussion from data: remarks with nested replies that can be folded away. */
export function CommentThread(drawn: Drawn<'CommentThread'>) {
  const { comments, maxDepth, collapsible, mutedColor, borderColor } = drawn.props;
  const [collapsed, setCollapsed] = useLive(drawn, 'collapsed', []);
  return (
    <div className={css['thread']} style={styles({ '--muted': mutedColor, '--line': borderColor })}>
      <Replies
        remarks={comments}
        path=""
        depth={maxDepth}
        base={drawn.id}
        isCollapsible={collapsible}
        collapsed={collapsed}
        onToggle={(key) => {
          const next = collapsed.includes(key) ? collapsed.filter((other) => other !== key) : [...collapsed, key];
          setCollapsed(next);
          drawn.fire('change', { value: next });
        }}
      />
    </div>
  );
}

type RepliesProps = {
  remarks: Remarks;
  /** Positions from the top, such as `0.2`: the key of the group of replies. */
  path: string;
  /** Levels that may still be drawn below. */
  depth: number;
  base: string;
  isCollapsible: boolean;
  collapsed: readonly string[];
  onToggle: (key: string) => void;
};

function Replies(props: RepliesProps) {
  const say = useWords();
  const { remarks, path, depth, base, isCollapsible, collapsed, onToggle } = props;
  return (
    <ul className={css['list']}>
      {remarks.map(({ authorName, avatarSrc, timestamp, body, replies }, at) => {
        const key = path === '' ? String(at) : `${path}.${at}`;
        const answers: Remarks = replies ?? [];
        const hasReplies = answers.length > 0 && depth > 0;
        const isOpen = !isCollapsible || !collapsed.includes(key);
        return (
          <li key={key}>
            <Remark {...{ authorName, avatarSrc, timestamp, body }} nameId={`${base}-author-${key}`}>
              {hasReplies && isCollapsible && (
                <button
                  type="button"
                  className={css['toggle']}
                  aria-expanded={isOpen}
                  aria-controls={`${base}-replies-${key}`}
                  onClick={() => onToggle(key)}
                >
                  <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="sm" />
                  <span aria-hidden="true">{answers.length}</span>
                  <Hidden>
                    {say(isOpen ? 'Hide replies to {name} ({count})' : 'Show replies to {name} ({count})', {
                      name: authorName,
                      count: answers.length,
                    })}
                  </Hidden>
                </button>
              )}
              {hasReplies && (
                <div id={`${base}-replies-${key}`} className={css['replies']} hidden={!isOpen}>
                  <Replies {...props} remarks={answers} path={key} depth={depth - 1} />
                </div>
              )}
            </Remark>
          </li>
        );
      })}
    </ul>
  );
}
