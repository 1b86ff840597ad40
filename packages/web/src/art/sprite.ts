/** Sprites: symbols that stand once in the page and are used by name. */

/**
 * Puts a sprite into the page. Inline, though it comes as a file: the drawings take their colours from where they are used. A use
 * of a symbol that is not there yet shows it as soon as it is.
 */
export const loadSprite = async (name: string, address: string): Promise<void> => {
  const sprite = document.createElement('div');
  sprite.id = `sprite-${name}`;
  sprite.ariaHidden = 'true';
  // Not `display: none`: then its gradients could not be used.
  sprite.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  document.body.append(sprite);
  sprite.innerHTML = await drawingsAt(address);
};

/** Nothing if it cannot be fetched: every drawing has words beside it. */
const drawingsAt = async (address: string): Promise<string> => {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
};
