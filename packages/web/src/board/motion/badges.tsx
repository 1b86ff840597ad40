/** What happens to somebody without moving them: a mark over their pawn. */
import type { Character, EventKind, EventOf } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { Icon, type IconName } from '../../art/icon.tsx';
import type { Beat } from '../../play/played-game.ts';
import { numberOf } from '../geometry.ts';
import { Between, Over } from '../over.tsx';
import { placeOf } from '../place.ts';
import type { Motion } from './motion.ts';
import { standOf } from './people.tsx';
import { popBadge } from './rooms.tsx';

const Badge: FunctionComponent<{ beat: Beat; who: Character; icon: IconName; isStruck?: boolean }> = ({
  beat,
  who,
  icon,
  isStruck,
}) => {
  const cell = beat.before.cast.find(({ name }) => name === who)?.cell;
  if (cell === undefined) return null;
  return (
    <Over at={placeOf(numberOf(cell))}>
      <span class="badge" data-part="badge" data-struck={isStruck ? '' : undefined}>
        <Icon name={icon} />
      </span>
    </Over>
  );
};

interface Sign {
  readonly icon: IconName;
  readonly isStruck?: boolean;
}

/** A motion that is a mark over the character of the event. */
const badge = <K extends EventKind>(signOf: (event: EventOf<K> & { who: Character }) => Sign): Motion<K> => ({
  isInAir: true,
  overlay: ({ event, beat }) => {
    const about = event as EventOf<K> & { who: Character };
    return <Badge beat={beat} who={about.who} {...signOf(about)} />;
  },
  animate: popBadge,
});

export const shown = badge<'shown'>((event) => ({
  icon: event.role === 'prisoner' ? 'mark-prisoner' : 'mark-guard',
}));
export const lost = badge<'lost'>((event) => ({ icon: `action-${event.action}`, isStruck: true }));
export const punished = badge<'punished'>((event) => ({ icon: `action-${event.action}`, isStruck: true }));
export const adrenaline = badge<'adrenaline'>((event) => ({ icon: 'mark-adrenaline', isStruck: !event.has }));
export const drew = badge<'drew'>((event) => ({ icon: `action-${event.action}` }));
export const paranoid = badge<'paranoid'>(() => ({ icon: 'action-look' }));
export const waited = badge<'waited'>(() => ({ icon: 'mark-wait' }));

/** A sight line from one to the other; the card itself is shown elsewhere, and to one player only. */
export const roleSeen: Motion<'roleSeen'> = {
  isInAir: true,
  overlay: ({ event: { who, of }, beat }) => {
    const [from, to] = [standOf(beat.before, who), standOf(beat.before, of)];
    return (
      <>
        {from && to && <Between from={from.place} to={to.place} class="preview-sight" />}
        <Badge beat={beat} who={of} icon="action-look" />
      </>
    );
  },
  animate: popBadge,
};
