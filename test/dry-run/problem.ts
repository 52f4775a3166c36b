/** One thing about a spec that would not work for the person in front of it. */
export type Problem = {
  /** Element that it is about. */
  element: string;
  kind:
    /** A repeat over something that is no list. */
    | 'repeat_without_list'
    /** No control ever makes the element show. */
    | 'never_shown'
    /** An event fires an action that has no handler. */
    | 'unhandled_action'
    /** A param has no value when the event fires, after every control has been filled in. */
    | 'empty_param'
    /** A builtin action changes nothing. */
    | 'no_effect'
    /** What a builtin action writes, or a control that switches what is shown, is read by nothing. */
    | 'unread_write'
    /** An entered value is never used: no action of the screen sends it and nothing shows it. */
    | 'unread_input'
    /** A control that does nothing when it is pressed. */
    | 'dead_control'
    /** A Form that cannot be sent. */
    | 'unsendable_form';
  detail: string;
};
