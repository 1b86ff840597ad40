/** So wide is a mark, in pixels. */
const MARK = 24;

/** Places on a ruler, in order: each as near to where it belongs as the others let it, and none on another. */
export const apart = (places: readonly number[], width: number): readonly number[] => {
  const step = Math.min(MARK, width / Math.max(1, places.length - 1));
  const pushed: number[] = [];
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? -step) + step));
  // What was pushed over the end comes back, and takes along what is in its way.
  let most = width;
  return pushed
    .toReversed()
    .map((place) => {
      const here = Math.min(place, most);
      most = here - step;
      return here;
    })
    .toReversed();
};
