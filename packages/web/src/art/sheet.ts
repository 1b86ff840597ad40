/** Sheets of drawings: symbols that stand once in the page and are used by name. */

/** Puts a sheet into the page, unless it is there. Inline, not as a file: the drawings take their colours from where they are used. */
export const inlineSheet = (name: string, drawings: string): void => {
  const id = `sheet-${name}`;
  if (document.getElementById(id)) return;
  const sheet = document.createElement('div');
  sheet.id = id;
  sheet.ariaHidden = 'true';
  // Not `display: none`: what is not rendered lends no gradients.
  sheet.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  sheet.innerHTML = drawings;
  document.body.append(sheet);
};
