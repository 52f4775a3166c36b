import { useCallback, useState, type CSSProperties, type ReactNode } from 'react';

type ScrollAreaProps = {
  children: ReactNode;
  className?: string | undefined;
  style?: CSSProperties;
  /** Name of what scrolls, or the id of what names it. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** A role that holds whether it scrolls or not. Default: a group while it scrolls. */
  role?: 'region';
};

/** An area that scrolls; while it does, Tab stops at it, so that the keyboard can scroll it, too. */
export function ScrollArea({ children, className, style, label, labelledBy, role }: ScrollAreaProps) {
  const [isScrolling, setIsScrolling] = useState(false);
  const watch = useCallback((area: HTMLDivElement | null) => {
    if (area === null) return undefined;
    const measure = () =>
      setIsScrolling(area.scrollWidth > area.clientWidth + 1 || area.scrollHeight > area.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    if (area.firstElementChild !== null) observer.observe(area.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const isNamed = (label !== undefined || labelledBy !== undefined) && (isScrolling || role !== undefined);
  return (
    <div
      ref={watch}
      data-ui-scrolls=""
      className={className}
      style={style}
      tabIndex={isScrolling ? 0 : undefined}
      role={isNamed ? (role ?? 'group') : undefined}
      aria-label={isNamed ? label : undefined}
      aria-labelledby={isNamed ? labelledBy : undefined}
    >
      {children}
    </div>
  );
}
