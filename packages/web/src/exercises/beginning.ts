/** From the introduction to the table. */
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { isKeyboardUsed } from '../app/input-device.ts';

/** Once the introduction is closed, the focus of somebody who plays by keyboard is on the desk, and they hear what is asked there. */
export const useBeginning = (isIntroduced: boolean): void => {
  const wasIntroduced = useRef(isIntroduced);
  useEffect(() => {
    const desk = document.querySelector<HTMLElement>('.desk');
    if (wasIntroduced.current || !isIntroduced || !desk) return;
    wasIntroduced.current = true;
    announce(desk.querySelector('h2')?.textContent ?? '');
    if (isKeyboardUsed()) desk.focus();
  }, [isIntroduced]);
};
