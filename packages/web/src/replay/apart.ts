/** The width of a mark, in pixels. */
const MARK = 24;

/** Places on a ruler, in order: each as close to its own place as the others allow, and none on top of another. */
export const apart = (places: readonly number[], width: number): readonly number[] => {
  const step = Math.min(MARK, width / Math.max(1, places.length - 1));
  const pushed: number[] = [];
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? -step) + step));
  // What was pushed over the end comes back, and pushes what is in its way.
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
