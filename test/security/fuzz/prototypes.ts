const WATCHED = [Object, Array, Function, String, Number, Boolean, Map, Set, Promise, Error];

/** Every name on the prototypes that all code shares, with what it stands for: equal as long as nobody has touched one. */
export function prototypesNow(): Map<object, [string, unknown][]> {
  return new Map(
    WATCHED.map(({ prototype }) => [
      prototype,
      Object.entries(Object.getOwnPropertyDescriptors(prototype)).map(([name, { value }]) => [name, value as unknown]),
    ]),
  );
}
