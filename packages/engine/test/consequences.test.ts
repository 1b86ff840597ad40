/**
 * What players read of the rules: a refusal names the rule that stands against it, an event the rule that it comes from.
 *
 * The games are `.r25` with two abbreviations: `rooms b2=(MR)` is a board of hidden Empty rooms but for those named and Room 25 at e5; and what
 * is not said of edition, mode and order is Ultimate, cooperation, Max, Alice, Franck, Jennifer. The comment of a line with `!` is the rule
 * that refuses it; that of any other line names, in order, events that have happened since the line before, each with its rule: as often as it
 * happened, or not at all (`no moved MAC-REWIND`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CELLS,
  CHARACTERS,
  type Command,
  command,
  type Event,
  Game,
  ROOM_CODES,
  ROOMS,
  type RoomCode,
  RULE_IDS,
  type RuleId,
  readFile,
  runScript,
  type SourceGame,
  VERB,
} from '../src/index.ts';

const MAX = CHARACTERS.indexOf('max');

const notation = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');

/** Rooms that share a rule, or have it in parts. */
const ROOM_RULES: Readonly<Partial<Record<RoomCode, RuleId>>> = { CD: 'ROOM-FLOODED', SH: 'ROOM-SHREDDER-1' };

const BASIC = `
== Words and phases
edition second
rooms c2=(DA) b3=EM

! max: move c2                     # WORD-TURN
! max: clue c2                     # SET-CLUE
! sarah: program look              # SET-CHARACTERS
! max: program special             # ABIL-1
! max: program look adrenaline     # ADR-1
max: program look control          # programmed PROG-SECRET
! max: program look                # PROG-SECRET
rest: program move
! alice: move c2                   # ACT-ORDER
! max: move c2                     # ACT-ORDER
! max: special hide                # SET-CHARACTERS
! max: choose c2                   # ACT-ORDER
! max: wait                        # PROG-ONE
! max: look a1                     # WORD-ADJ
! max: look b3                     # WORD-HIDDEN
! max: remind b3                   # WORD-HIDDEN
! max: signal c2 yellow            # COMM-DANGER
! alice: remind c2                 # REMIND-PLACE
! max: reveal                      # PRISONER-SILENT
max: look c2                       # played ACT-ORDER, looked LOOK-1
max: remind c2                     # reminded REMIND-PLACE
max: signal c2 yellow              # signalled COMM-DANGER
! alice: move a1                   # WORD-ADJ
! alice: move b3 b2                # GUARD-POWER
alice: wait                        # waited PROG-ONE
franck: move b3                    # moved MOVE-1
jennifer: move c2                  # moved MOVE-1, revealed MOVE-1, lost CTRL-CENTRAL
alice: move b3                     # moved MOVE-1, passed ACT-ORDER, passed ACT-ORDER, turn COUNT-END

== A clue
edition second
seed 1

! max: program look                # SET-CLUE
! max: clue a1                     # SET-CLUE
max: clue c2                       # looked SET-CLUE
alice: clue none                   # declined SET-CLUE
! max: clue c2                     # SET-CLUE

== Two actions, different; one only from a Cold room
edition second
rooms b2=CL
at max b2

! max: program look move           # ROOM-COLD
! jennifer: program special        # ABIL-1
max: program look
rest: program look

== In the dark
edition second
rooms b2=DA
at max b2

max: program look
rest: program push                 # lost LOOK-DARK, lost PUSH-CENTRAL, lost PUSH-CENTRAL, lost PUSH-CENTRAL

== From Central; a dead one
edition second
rooms c2=(MR) b3=(EM)

max: program move
alice: program push move
franck: program control look
rest: program look
max: move c2                       # moved MOVE-1, revealed MOVE-1, died ROOM-MORTAL, lost PUSH-CENTRAL, lost CTRL-CENTRAL
! max: move c3                     # DEATH-1
! max: wait                        # DEATH-1

== Push and Control
edition second
rooms b2=EM a2=FL b1=(EM)
at max b2
at alice b2
moved 2 left

max: program push
rest: program look
! max: push franck b1              # PUSH-1
! max: push max b1                 # PUSH-1
! max: push alice c3               # WORD-ADJ
! max: push alice a2               # ROOM-FLOODED-2
! max: push alice alice b1         # GUARD-POWER
max: push alice b1                 # moved PUSH-1, revealed PUSH-1

== Control
edition second
rooms b2=EM
at max b2
moved 2 left

max: program control
rest: program look
! max: control 1 left              # CTRL-1
! max: control 2 right             # CTRL-SAME
! max: control c up                # CTRL-1
max: control 2 left                # slid CTRL-1

== A room that a Do-Not-Cross lies on
rooms c2=EM
closed c2

max: program move
rest: program look
! max: move c2                     # MOVE-INTO

== A central line
edition second
rooms c2=EM
at max c2

max: program control
rest: program look
! max: control c up                # CTRL-CENTRAL

== Who chooses freely
edition second
mode solo
rooms b3=EM

! max: program look                # ACT-ORDER
max: move b3
alice: look c2
franck: wait                       # waited FREE-CHOICE
jennifer: look c2
! max: move b2                     # FREE-CHOICE
max: look a3
! alice: look c2                   # FREE-CHOICE
alice: wait                        # waited FREE-CHOICE
! franck: wait                     # FREE-CHOICE

== The rooms of the base game
edition second
rooms c2=(VI) b3=(CO) c4=(VX) d3=(TR)

rest: program move look
! max: choose b3                   # ACT-ORDER
max: move c2                       # revealed MOVE-1
! max: choose c3                   # ROOM-VISION
! max: look c1                     # ROOM-VISION
max: choose e5                     # looked ROOM-VISION
alice: move b3
! alice: choose 3 left             # ROOM-CONTROL
alice: choose 5 left               # slid ROOM-CONTROL
franck: move c4                    # moved MOVE-1, revealed MOVE-1, moved ROOM-VORTEX
jennifer: move d3                  # armed ROOM-TRAPPED-1
end turn                           # died ROOM-TRAPPED-1

== Rooms that move
edition second
rooms c2=(MO) b3=(IL) c4=(TU) d3=TU a1=(MR)

rest: program move look
max: move c2
! max: choose d3                   # ROOM-MOVING
max: choose a5                     # swapped ROOM-MOVING
alice: move b3
! alice: choose d3                 # ROOM-ILLUSION
alice: choose a1                   # swapped ROOM-ILLUSION, moved ROOM-ILLUSION, revealed ROOM-ILLUSION, died ROOM-MORTAL
franck: move c4                    # moved MOVE-1, moved ROOM-TUNNEL
jennifer: move d3                  # moved MOVE-1, moved ROOM-TUNNEL

== Flooded
edition second
rooms b2=FL c2=(FL) d3=EM
at max b2

max: program look
franck: program look
rest: program move
alice: move c2                     # revealed MOVE-1, closed ROOM-FLOODED-2
franck: look b3
! jennifer: move c2                # ROOM-FLOODED-2
jennifer: move d3                  # passed ACT-ORDER, died ROOM-FLOODED-1, passed ACT-ORDER, passed ACT-ORDER, passed ACT-ORDER

== In a Prison
edition second
rooms d4=PR d3=EM
at max d4
at alice d3

max: program move
rest: program look
! max: move d5                     # ROOM-PRISON
max: move d3                       # moved MOVE-1

== In an Acid room
edition second
rooms d2=AC d3=EM
at max d2
at alice d3

alice: program move
rest: program look
alice: move d2                     # died ROOM-ACID
`;

const PROTOTYPE = `
== Rooms of the prototype
edition prototype
rooms b2=FB d2=(CD) c2=(SE) d3=EM d4=PR b4=AC c4=EM
mode suspicion
order max alice franck jennifer emmett kevin
at max b2
at franck d3
at jennifer d4
at emmett b4
at kevin c4

max: program look
alice: program move
franck: program move look
jennifer: program move
emmett: program look
kevin: program move control
alice: move c2
! alice: choose alice              # ROOM-SECRETS
alice: choose max                  # roleSeen ROOM-SECRETS
franck: move d2                    # revealed MOVE-1, closed ROOM-FLOODED-2
! jennifer: move d5                # ROOM-PRISON
! jennifer: move d3                # ROOM-PRISON
jennifer: wait
kevin: move b4                     # died ROOM-ACID, shown DEATH-SECRET, died ROOM-FLAMMABLE, shown DEATH-SECRET, over SUSP-GUARDS
! kevin: control 4 left            # COUNT-END

== A room that is closed
edition prototype
rooms c2=CD

max: program move
rest: program look
! max: move c2                     # ROOM-FLOODED-2

== Central in the prototype
edition prototype
mode suspicion
rooms c2=EM
role max hacker
shown max

max: program push control
rest: program look                 # lost PUSH-CENTRAL

== The Hacker
edition prototype
mode suspicion
rooms c2=EM
role max hacker
shown max

max: program control
rest: program look
! max: control 3 left              # CTRL-CENTRAL
max: control 1 left                # slid CTRL-1

== Only the Traitor plays another action
edition prototype
mode suspicion
rooms c2=EM
role max hacker
shown max

max: program move
rest: program look
! max: look b3                     # ACT-ORDER

== The Traitor
edition prototype
mode suspicion
rooms b2=EM
role max traitor
shown max
at max b2

max: program move look
rest: program look
! max: move a1                     # WORD-ADJ
! max: wait                        # PROG-ONE
max: control 2 right
alice: look b3
franck: look b3
jennifer: look b3
! max: control 2 right             # GUARD-POWER
! max: move c1                     # GUARD-POWER

== The Brute
edition prototype
mode suspicion
rooms b2=EM b1=EM
role max brute
shown max
at max b2
at alice b2
at franck b2

max: program push
rest: program look
! max: push alice jennifer b1      # GUARD-POWER
! max: push jennifer alice b1      # PUSH-1
! max: push alice c3               # WORD-ADJ
max: push franck alice b1          # moved PUSH-1, moved GUARD-POWER

== The Architect
edition prototype
mode suspicion
rooms b2=EM b1=EM
role max architect
shown max
at max b2

max: program look
rest: program look
! max: look b1                     # WORD-HIDDEN
! max: look hide b2                # GUARD-POWER
! max: look hide a1                # GUARD-POWER
max: look hide b1                  # concealed GUARD-POWER

== The Architect looks
edition prototype
mode suspicion
rooms b2=EM
role max architect
shown max

max: program look
rest: program look
max: look e1                       # looked LOOK-1

== The Killer
edition prototype
mode suspicion
rooms c2=(EM) b2=(EM) d2=CD
role max killer
shown max

max: program move
rest: program look
! max: move b1 a1                  # WORD-ADJ
! max: move c2 e1                  # GUARD-POWER
! max: move c2 d2                  # GUARD-POWER
max: move c2 b2                    # moved MOVE-1, revealed MOVE-1, moved GUARD-POWER, revealed GUARD-POWER

== Masks and the alarm
edition first
mode suspicion
rooms c2=(25) e5=(EM)
role jennifer guard
at alice c2

! max: reveal                      # PRISONER-SILENT
! jennifer: reveal                 # GUARD-REVEAL
rest: program move
max: move c2                       # moved MOVE-1, alarm ALERT-1
alice: move b2
franck: move c2                    # moved MOVE-1
jennifer: reveal                   # shown GUARD-REVEAL
jennifer: move c2                  # moved MOVE-1, shown MASKS

== Everybody sees those who die
edition first
mode suspicion
rooms c2=(MR)
role jennifer guard
order jennifer max alice franck

rest: program move
jennifer: move c2                  # died ROOM-MORTAL
max: move c2                       # died ROOM-MORTAL, shown DEATH-SECRET
alice: move c2                     # died ROOM-MORTAL, shown DEATH-SECRET, shown DEATH-SECRET, over SUSP-GUARDS

== The latest to die
edition first
mode suspicion
rooms c2=(MR)
role jennifer guard
order max jennifer alice franck

rest: program move
max: move c2                       # died ROOM-MORTAL
jennifer: move c2                  # died ROOM-MORTAL, shown DEATH-SECRET, shown DEATH-SECRET
alice: move c2                     # over SUSP-GUARDS
`;

const ENDINGS = `
== Suspicion: escape
edition first
mode suspicion
rooms a1=25 e5=EM
at max a1
at alice a1
at franck a1
at jennifer a1

max: program control
rest: program look
max: control 1 left                # over SUSP-ESCAPE

== Suspicion: time runs out
edition first
mode suspicion
rooms a1=25 e5=EM
turnsLeft 1

rest: program look
end turn                           # over SUSP-GUARDS

== Cooperation: escape
edition first
rooms a1=25 e5=EM
at max a1
at alice a1
at franck a1
at jennifer a1

max: program control
rest: program look
max: control 1 left                # over COOP-WIN

== Cooperation: time runs out
edition first
rooms a1=25 e5=EM
turnsLeft 1

rest: program look
end turn                           # over COOP-WIN

== Cooperation: the second death
edition first
rooms c2=MR

rest: program move
max: move c2
alice: move c2                     # died ROOM-MORTAL, over COOP-WIN

== Cooperation of the prototype: escape
edition prototype
rooms a1=25 e5=EM
at max a1
at alice a1
at franck a1
at jennifer a1

max: program control
rest: program look
max: control 1 left                # over COOP-WIN

== Cooperation of the prototype: all are dead
edition prototype
rooms c2=MR
dead max alice franck

rest: program move
jennifer: move c2                  # died ROOM-MORTAL, over COOP-WIN

== Cooperation of Ultimate: escape
rooms a1=25 e5=EM
at max a1
at alice a1
at franck a1
at jennifer a1
key yes

max: program control
rest: program look
max: control 1 left                # over COOP-WIN

== Cooperation of Ultimate: a death
rooms c2=MR

rest: program move
max: move c2                       # died ROOM-MORTAL, over COOP-WIN

== Competition: escape
edition first
mode competition
rooms a1=25 e5=EM
at max a1
at franck a1

max: program control
rest: program look
max: control 1 left                # over COMP-WIN

== Competition: the last side
edition first
mode competition
rooms c2=MR
dead max

franck: program move
rest: program look
franck: move c2                    # died ROOM-MORTAL, over COMP-WIN

== Competition: nobody is left
mode competition
rooms b2=EM b1=MR
at max b2
at alice b2
dead franck jennifer

max: program special
alice: program look
max: special carry alice b1        # died ROOM-MORTAL, died ROOM-MORTAL, over COMP-WIN, no turn COUNT-END

== Competition: time runs out
edition first
mode competition
rooms c2=EM
turnsLeft 1

rest: program look
end turn                           # over COMP-WIN

== Competition of the prototype: escape
edition prototype
mode competition
rooms a1=25 e5=EM
at max a1
at franck a1

max: program control
rest: program look
max: control 1 left                # over COMP-WIN

== Competition of the prototype: all are dead
edition prototype
mode competition
rooms c2=MR
dead max alice franck

rest: program move
jennifer: move c2                  # over COMP-WIN

== Competition of the prototype: time runs out, one side is inside
edition prototype
mode competition
rooms a1=25 e5=EM
turnsLeft 1
at max a1

rest: program look
end turn                           # over COMP-WIN

== Competition of the prototype: time runs out, no side is inside
edition prototype
mode competition
rooms a1=25 e5=EM
turnsLeft 1

rest: program look
end turn                           # over COMP-WIN

== Team: escape
edition first
mode team
rooms a1=25 e5=EM
at max a1
at franck a1

max: program control
rest: program look
max: control 1 left                # over TEAM-WIN

== Team: the other team is dead
edition first
mode team
rooms c2=MR
dead max

franck: program move
rest: program look
franck: move c2                    # died ROOM-MORTAL, over TEAM-WIN

== Team: nobody is left
mode team
rooms b2=EM b1=MR
at max b2
at alice b2
dead franck jennifer

max: program special
alice: program look
max: special carry alice b1        # died ROOM-MORTAL, died ROOM-MORTAL, over TEAM-WIN, no turn COUNT-END

== Team: time runs out, one has more inside
edition first
mode team
rooms a1=25 e5=EM
turnsLeft 1
at max a1

rest: program look
end turn                           # over TEAM-WIN

== Team: time runs out, a draw
edition first
mode team
rooms a1=25 e5=EM
turnsLeft 1

rest: program look
end turn                           # over TEAM-WIN

== Solo: escape
edition first
mode solo
rooms a1=25 e5=EM
at max a1
at alice a1
at franck a1
at jennifer a1

max: control 1 left                # over SOLO-1

== Solo: a death
edition first
mode solo
rooms c2=MR

max: move c2                       # died ROOM-MORTAL, over SOLO-1

== Solo: time runs out
edition first
mode solo
rooms c2=EM
turnsLeft 1

max: look b3
end turn                           # over SOLO-1

== Solo of the prototype: escape
edition prototype
mode solo
rooms a1=25 e5=EM
at max a1
at alice a1
at franck a1
at jennifer a1

max: program control
rest: program look
max: control 1 left                # over SOLO-P

== Solo of the prototype: the second death
edition prototype
mode solo
rooms c2=MR
dead max

rest: program move
alice: move c2                     # died ROOM-MORTAL, over SOLO-P

== Solo of the prototype: time runs out
edition prototype
mode solo
rooms c2=EM
turnsLeft 1

rest: program push                 # over SOLO-P
`;

const ULTIMATE = `
== Adrenaline
rooms b2=CL c2=MI
at max b2

! max: program look adrenaline     # ADR-1
max: program look
alice: program move look adrenaline
franck: program look adrenaline
rest: program look
alice: move c2                     # moved MOVE-1, adrenaline ROOM-MIRROR
franck: look b3
franck: look b3                    # looked LOOK-1, adrenaline ADR-2, looked LOOK-1

== Any basic action with adrenaline
rooms b2=EM
at max b2

max: program look control adrenaline
rest: program look
max: look b1
alice: look b3
franck: look b3
jennifer: look b3
max: control 2 left
! max: special carry alice a1      # ADR-2
! max: move d4                     # WORD-ADJ
! max: wait                        # PROG-ONE
max: control 2 left                # adrenaline ADR-2, slid CTRL-1

== A shown guard that was punished
mode suspicion
rooms c2=EM
role max guard
shown max
alarm yes
punished max look

rest: program look
! max: look b3                     # MAC-PUNISH

== A special ability in Central
rooms c2=EM

max: program special
rest: program look
end turn                           # lost ROOM-CENTRAL

== A room that is locked
rooms c2=EM
locked c2

max: program move
rest: program look
! max: move c2                     # EMMETT

== Jennifer
rooms b2=EM b1=EM a2=EM
at jennifer b2
at max b1
at alice a2
order jennifer max alice franck

jennifer: program special
rest: program look
! jennifer: special call franck    # JENNIFER
! jennifer: special hide           # JENNIFER
jennifer: special call max         # played ACT-ORDER, moved JENNIFER

== Jennifer in a closed room
rooms b2=FL b1=EM
at jennifer b2
at max b1
order jennifer max alice franck

jennifer: program look special
rest: program look
! jennifer: special call max       # ACT-ORDER
end turn                           # lost ACT-MUST

== Jennifer in a room that is locked
rooms b2=EM b1=EM b3=EM
at jennifer b2
at max b1
at emmett b3
locked b2
order jennifer max emmett franck

jennifer: program special
rest: program look
! jennifer: special call max       # EMMETT
jennifer: special call emmett      # moved JENNIFER

== Alice
rooms b2=EM
at alice b2
order alice max franck jennifer

alice: program special
rest: program look
! alice: special recover           # ALICE
alice: special hide                # hid ALICE

== Alice refuses the push of a robot
rooms b2=RO b1=EM c2=EM
robot b2
at alice b2
order max alice franck jennifer
at max b1

max: program move
rest: program look
max: move b2
! max: choose a1                   # ROOM-ROBOT
max: choose order b2 push alice c2
! alice: choose a1                 # ALICE
alice: choose no                   # refused ALICE

== Alice goes along with a robot
rooms b2=RO b1=EM c2=EM
robot b2
at alice b2
at max b1

max: program move
rest: program look
max: move b2
max: choose order b2 push alice c2
alice: choose yes                  # moved ROBOT-PUSH

== Max
rooms b2=PR b1=EM a2=EM c2=FL
at max b2
at alice b2
at franck a2

max: program special
rest: program look
! max: special carry alice b1      # ROOM-PRISON
! max: special carry alice c2      # ROOM-FLOODED-2
! max: special carry franck a2     # MAX
max: special carry alice a2        # moved MAX, moved MAX

== Emmett
rooms b2=EM b1=EM a2=SH c2=EM
closed a2
at emmett b2
order emmett max alice franck

emmett: program special
rest: program look
! emmett: special lock b2          # EMMETT
! emmett: special reactivate b1    # EMMETT
emmett: special reactivate a2      # concealed EMMETT

== Emmett lays a lock
rooms b2=EM b1=EM
at emmett b2
order emmett max alice franck

emmett: program special
rest: program look
emmett: special lock b1            # locked EMMETT

== Emmett moves a lock
rooms b2=EM b1=EM a1=EM a2=EM
locked a1
locked a2
at emmett b2
order emmett max alice franck

emmett: program special
rest: program look
emmett: special lock b1 from a1    # unlocked EMMETT, locked EMMETT

== Emmett dies
mode suspicion
rooms c2=MR a1=EM
locked a1
order emmett max alice franck

emmett: program move
rest: program look
emmett: move c2                    # died ROOM-MORTAL, unlocked EMMETT

== Kevin
rooms b2=EM
at kevin b2
order kevin max alice franck

kevin: program special=complex
rest: program look
! kevin: special swap a1 b1        # KEVIN
kevin: special swap b1 a2          # swapped KEVIN

== Sarah
rooms b2=TR
at sarah b2
order sarah max alice franck

sarah: program special             # armed ROOM-TRAPPED-1
rest: program look
! sarah: special sabotage robot    # SARAH
! sarah: special recover           # SARAH
sarah: special sabotage room       # replaced SARAH

== Sarah destroys a robot
rooms b2=TR
robot b2
at sarah b2
order sarah max alice franck

sarah: program special
rest: program look
sarah: special sabotage robot      # robotDestroyed SARAH

== Bruce
rooms b2=TR b1=EM c2=EM
at sarah b1
at bruce b2
order bruce sarah alice franck

bruce: program special
rest: program look
! bruce: special hide              # BRUCE
! bruce: special call sarah        # BRUCE
bruce: special sabotage room       # replaced BRUCE

== Bruce calls Jennifer, who comes
rooms b2=EM b1=EM a1=EM
at jennifer b1
at bruce b2
order bruce jennifer alice franck

bruce: program special
rest: program look
bruce: special call jennifer
! jennifer: choose b2              # BRUCE
jennifer: choose yes               # moved BRUCE

== Bruce calls Jennifer, who does not
rooms b2=EM b1=EM a1=EM
at jennifer b1
at bruce b2
order bruce jennifer alice franck

bruce: program special
rest: program look
bruce: special call jennifer
jennifer: choose no                # refused BRUCE

== Franck
rooms b2=EM
adrenaline none franck
at franck b2
order franck max alice jennifer

franck: program special
rest: program look
! franck: special hide             # FRANCK
franck: special recover            # adrenaline FRANCK

== The Key, a Timer, a Mirror, a Jamming room
rooms c2=(KE) b3=(TI) c4=(MI) d3=(JA)
knows max c1

rest: program move look
max: move c2                       # revealed MOVE-1, key ROOM-KEY, replaced ROOM-KEY
alice: move b3                     # turnLost ROOM-TIMER, replaced ROOM-TIMER
franck: move c4                    # adrenaline ROOM-MIRROR
jennifer: move d3
! max: signal c1 red               # ROOM-JAMMING

== A Timer on the last turn
mode suspicion
rooms c2=(TI)
turnsLeft 1

max: program move
rest: program look
max: move c2                       # died ROOM-TIMER, replaced ROOM-TIMER

== A Robot room, and what robots do
mode suspicion
rooms c2=(RO) c1=AC b2=SH
at alice c1
at franck b2
order max alice franck jennifer emmett

rest: program move look
max: move c2                       # robotCame ROOM-ROBOT
max: choose order c2 move c1       # robotMoved ROBOT-MOVE, died ROBOT-RED, robotDestroyed ROBOT-RED

== A robot turns a room up
rooms b2=RO b1=(EM) c2=EM
robot b2
at max b1

max: program move
rest: program look
max: move b2
max: choose order b2 move a2       # robotMoved ROBOT-MOVE, revealed ROBOT-MOVE

== A robot in a Shredder
mode suspicion
rooms c2=(RO) c1=SH
at alice c1

rest: program move look
max: move c2
max: choose order c2 move c1       # died ROOM-SHREDDER-1, closed ROOM-SHREDDER-2, robotDestroyed ROBOT-RED
! franck: move c1                  # WORD-ADJ
! franck: push max c1              # ACT-ORDER
franck: move b3
jennifer: move c2

== Out of a Shredder
mode suspicion
rooms c2=SH
at max c2
at alice c2

rest: program move
max: move c3                       # moved MOVE-1, died ROOM-SHREDDER-1, closed ROOM-SHREDDER-2
! franck: move c2                  # ROOM-SHREDDER-2

== Regeneration
mode suspicion
rooms c2=(RG)
dead alice

max: program move
rest: program look
max: move c2                       # returned ROOM-REGENERATION, replaced ROOM-REGENERATION

== A corridor
rooms c2=(PI) b2=EM c1=EM
at franck c1
at jennifer b2

max: program move
alice: program look
franck: program move push
jennifer: program look
max: move c2                       # turned ROOM-PIVOTING
franck: move c2
jennifer: look b1
! franck: push max b2              # ROOM-PIVOTING
franck: push max c1

== Out of a corridor
rooms c2=PI/ b2=(EM) c1=EM
at max c2

max: program move look
rest: program look
! max: move b2                     # ROOM-PIVOTING
max: move c1

== A look out of a corridor
rooms c2=PI/
at max c2

max: program look
rest: program look
! max: look b2                     # ROOM-PIVOTING

== A corridor that is entered from no side
rooms c2=(IL) a1=(PI)

max: program move
rest: program look
max: move c2
max: choose a1
! max: choose a1                   # ROOM-PIVOTING
max: choose -                      # turned ROOM-PIVOTING

== A robot in a corridor
rooms b2=RO b1=PI- c2=EM
robot b2
at max c2

max: program move
rest: program look
max: move b2
max: choose order b2 move b1       # robotMoved ROBOT-MOVE, turned ROOM-PIVOTING

== Paranoia
rooms c2=(PA)
pile max look

max: program move control
rest: program look
max: move c2                       # paranoid ROOM-PARANOIA
max: look c1                       # drew ROOM-PARANOIA

== In paranoia
rooms c2=PA
at max c2
paranoia max look move

! max: program look                # ROOM-PARANOIA
! alice: program none              # PROG-ONE
! alice: program adrenaline        # PROG-ONE
max: program adrenaline            # programmed PROG-SECRET
! max: program none                # ROOM-PARANOIA

== Two carried into an Acid room
mode suspicion
rooms b2=EM b1=AC
at max b2
at alice b2

max: program special
rest: program look
max: special carry alice b1
! max: choose franck               # ROOM-ACID
max: choose alice                  # died ROOM-ACID
`;

const CARDS = `
== Punished
rooms c2=EM
mac punish look franck jennifer

max: program move                  # card MAC-DRAW, punished MAC-PUNISH, punished MAC-PUNISH
! franck: program look             # MAC-PUNISH
! jennifer: program move look      # MAC-PUNISH
rest: program push

== An action that was punished
rooms c2=(MA)
mac jamming, jamming, punish look max alice

max: program move look
rest: program push
max: move c2                       # card ROOM-MAC, punished MAC-PUNISH, lost MAC-PUNISH

== Cards that move a line
rooms c2=EM
mac move 1 left x2, rewind

rest: program look                 # card MAC-DRAW, slid MAC-MOVE, slid MAC-MOVE, card MAC-DRAW

== Rewind
rooms b2=EM
at max b2
mac rewind

rest: program look                 # moved MAC-REWIND

== Rewind of one who is there already
rooms b2=EM
mac rewind

rest: program look                 # card MAC-DRAW, no moved MAC-REWIND

== Blackout
rooms b2=VI b4=EM
robot b1
mac blackout

rest: program look                 # robotDestroyed MAC-BLACKOUT, replaced MAC-BLACKOUT

== Jamming, for a lone player
mode solo
rooms b2=EM
reminder max b1
mac jamming

rest: program look                 # reminderBack MAC-JAMMING
! max: remind b1                   # MAC-JAMMING

== Jamming, for several
rooms b2=EM
knows max b1
mac jamming

rest: program look                 # card MAC-DRAW
! max: signal b1 red               # MAC-JAMMING

== A robot from the supply
rooms b2=EM c2=DA b1=DA
at max b2
mac robot

max: choose c2                     # robotCame MAC-ROBOT, moved MAC-ROBOT

== A robot from elsewhere
rooms b2=EM c2=DA b1=DA
at max b2
robot e1
robot e2
mac robot

max: choose e1                     # robotMoved MAC-ROBOT
! max: choose a1                   # MAC-ROBOT
max: choose c2                     # moved MAC-ROBOT

== Alice refuses the push of a card
rooms b2=EM c2=DA b1=DA
at alice b2
mac robot
order alice max franck jennifer

alice: choose no                   # robotCame MAC-ROBOT, refused ALICE

== Two bombs
mode suspicion
rooms c2=MA b3=MA b2=TR
at franck b2
mac bomb, bomb

rest: program move
max: move c2                       # card ROOM-MAC
alice: move b3                     # card ROOM-MAC, died MAC-BOMB

== A lock
rooms b2=EM c2=DA b1=DA
at max b2
mac lock

! max: choose a1                   # MAC-LOCK
max: choose c2                     # locked MAC-LOCK

== A lock that is moved
rooms b2=EM c2=DA b1=DA a1=EM a2=EM
locked a1
locked a2
at max b2
mac lock

max: choose c2
max: choose a1                     # unlocked MAC-LOCK, locked MAC-LOCK

== Rooms turned down
rooms b2=DA
mac disabled yellow

rest: program look                 # concealed MAC-DISABLED

== Chaos
rooms b2=PI- b4=EM
mac chaos

rest: program look                 # turned MAC-CHAOS

== Chaos in the Tunnels
rooms b2=TU b4=TU d2=TU
at max b2
mac chaos

! max: choose a1                   # MAC-CHAOS
max: choose b4                     # moved ROOM-TUNNEL

== Acceleration
rooms b2=EM
at max b2
mac acceleration

max: program control
rest: program look
max: control 2 left                # slid CTRL-1, slid MAC-ACCELERATION

== Panic: Franck
rooms b2=EM
mac panic
order franck max alice jennifer

rest: program look                 # adrenaline MAC-PANIC

== Panic: Jennifer
rooms b2=DA b1=EM
at jennifer b2
at max b1
mac panic
order jennifer max alice franck

rest: program look                 # moved MAC-PANIC

== Panic: Kevin
rooms b2=EM
at kevin b2
mac panic
order kevin max alice franck

! kevin: choose a1 b1              # MAC-PANIC
kevin: choose b1 a2                # swapped MAC-PANIC

== Panic: Emmett
rooms b2=EM
at emmett b2
mac panic
order emmett max alice franck

rest: program look                 # locked MAC-PANIC

== Panic: Emmett moves a lock
rooms b2=EM a1=EM a2=EM
at emmett b2
locked a1
locked a2
mac panic
order emmett max alice franck

! emmett: choose b1                # MAC-PANIC
emmett: choose a1                  # unlocked MAC-PANIC, locked MAC-PANIC

== Panic: Max
rooms b2=EM b1=DA c2=DA
at max b2
at franck b2
mac panic

! max: choose a1                   # MAC-PANIC
max: choose b1                     # moved MAC-PANIC, moved MAC-PANIC

== Panic: Bruce
rooms b2=EM b1=DA c2=DA
at bruce b2
at franck b2
order bruce max franck jennifer
mac panic

bruce: choose b1                   # moved MAC-PANIC

== Panic: Sarah
rooms b2=DA
at sarah b2
mac panic
order sarah max alice franck

rest: program look                 # replaced MAC-PANIC
`;

/** What no script line can say, before and after the programming: a number out of range. */
const MALFORMED: readonly (readonly [string, number, Command, RuleId])[] = [
  ['an action twice', 0, command(MAX, VERB.program, 1, 1, 0), 'PROG-TWO'],
  ['a row that is moved up', 2, command(MAX, VERB.control, 1, 0), 'CTRL-1'],
  ['a line that there is not', 2, command(MAX, VERB.control, 27), 'WORD-CELL'],
  ['a reminder beside the board', 2, command(MAX, VERB.remind, 27), 'WORD-CELL'],
  ['a colour that there is not', 2, command(MAX, VERB.signal, 0, 7), 'WORD-COLOUR'],
];

const UNPLAYABLE: readonly (readonly [string, RuleId])[] = [
  ['edition prototype\nmode team', 'COUNT-LENGTH'],
  ['edition first\nmode solo\norder max alice franck', 'SET-CHARACTERS'],
  ['edition first\nmode competition\nseats max+alice franck', 'SET-ORDER'],
  ['edition first\nrole max guard', 'SUSP-ROLES'],
  ['edition first\ncomposition expert', 'SET-COMPOSITION'],
  ['option level quick-start\ncomposition EM=8 TU=3 RO=2 DA=2 CL=2 TR=2 FL=2 AC=2', 'ABIL-LEVELS'],
];

const TEXT = [BASIC, PROTOTYPE, ENDINGS, ULTIMATE, CARDS].map(inFull).join('\n');
const LINES = TEXT.split('\n');
const { games, errors } = readFile(TEXT);

it('can be read', () => expect(errors).toEqual([]));

describe('refusals and events name their rule', () => {
  it.each(games.map((game) => ({ title: game.title, game })))('$title', ({ game }) => {
    const remarks = remarksOn(game);
    expect(runScript(game).failures).toEqual([]);
    expect(remarks.map((remark) => [remark.text, found(game, remark)])).toEqual(
      remarks.map(({ text, expected }) => [text, expected]),
    );
  });
});

describe('a malformed command names a rule', () => {
  const [game] = readFile(
    inFull(
      '== Any\nedition second\nrooms b2=EM\nat max b2\nknows max a1\n\nmax: program control\nrest: program look\n',
    ),
  ).games;
  it.each(MALFORMED)('%s', (_, line, code, rule) => expect(playUntil(game, line).game?.apply(code)?.rule).toBe(rule));
});

describe('a sheet that cannot be played names a rule', () => {
  it.each(UNPLAYABLE)('%s', (header, rule) => {
    const [{ sheet }] = readFile(inFull(`== Any\n${header}\n\nend turn\n`)).games;
    const complaints = Game.setUp(sheet);
    expect(complaints instanceof Game ? [] : complaints.map((complaint) => complaint.rule)).toContain(rule);
  });
});

describe('a room names the rule that explains it', () => {
  it.each(ROOM_CODES)('%s', (code) => {
    const name = notation.match(new RegExp(`\`${code}\` ([^|(]+)`))![1].trim();
    const rule = ROOM_RULES[code] ?? (code === '25' ? 'ROOM-25' : `ROOM-${name.replaceAll('.', '').toUpperCase()}`);
    expect(RULE_IDS).toContain(rule);
    expect(ROOMS[code].rule).toBe(rule);
  });
});

it('every rule that can be named is named above', () => {
  const named = new Set<string>([
    ...games.flatMap((game) => remarksOn(game).flatMap(({ expected }) => expected.split(/, | /))),
    ...[...MALFORMED, ...UNPLAYABLE].map((row) => row.at(-1) as RuleId),
    ...Object.values(ROOMS).map(({ rule }) => rule),
  ]);
  const sources = readAll(new URL('../src/', import.meta.url));
  // No sheet can name an edition that there is not.
  expect(RULE_IDS.filter((rule) => sources.includes(`'${rule}'`) && !named.has(rule))).toEqual(['SET-BUILD']);
});

/** The game with its board, edition, mode and order written out. */
function inFull(text: string): string {
  const normally = { edition: 'ultimate', mode: 'cooperation', order: 'max alice franck jennifer' };
  return text
    .split(/^(?=== )/m)
    .filter((game) => game.startsWith('=='))
    .map((game) => {
      const [title, ...rest] = game.split('\n');
      const added = Object.entries(normally).flatMap(([word, value]) =>
        rest.some((line) => line.startsWith(`${word} `)) ? [] : [`${word} ${value}`],
      );
      return [title, ...added, ...rest.flatMap((line) => (line.startsWith('rooms ') ? boardOf(line) : line))].join(
        '\n',
      );
    })
    .join('');
}

function boardOf(line: string): string[] {
  const given = new Map([['c3', 'CE'], ['e5', '(25)'], ...line.split(' ').map((word) => word.split('='))] as [
    string,
    string,
  ][]);
  const squares = CELLS.map((cell) => given.get(cell) ?? '(EM)');
  return ['board', ...[0, 5, 10, 15, 20].map((at) => `  ${squares.slice(at, at + 5).join(' ')}`)];
}

interface Remark {
  readonly text: string;
  readonly expected: string;
  readonly index: number;
}

/** The lines of a script that have a comment. */
function remarksOn(game: SourceGame): Remark[] {
  return game.script.flatMap(({ line }, index) => {
    const [text, expected] = LINES[line - 1].split('#').map((part) => part.trim());
    return expected === undefined ? [] : [{ text, expected, index }];
  });
}

/** What the remark should have been: the rule of the refusal, or all events. */
function found(game: SourceGame, { index, expected }: Remark): string | undefined {
  const line = game.script[index];
  const before = playUntil(game, index);
  if (line.kind === 'refused')
    return line.play.kind === 'command' ? before.game?.apply(line.play.command)?.rule : undefined;
  const since = playUntil(game, index + 1).events.slice(index === 0 ? 0 : before.events.length);
  const told = since.map(({ kind, rule }) => `${kind} ${rule}`);
  const wanted = expected.split(', ').filter((event) => !event.startsWith('no '));
  const named = told.filter((event) => wanted.includes(event));
  const isRight = named.join() === wanted.join() && !told.some((event) => expected.includes(`no ${event}`));
  return isRight ? expected : told.join(', ');
}

function playUntil(game: SourceGame, index: number): { game: Game | undefined; events: Event[] } {
  const events: Event[] = [];
  const result = runScript({ ...game, script: game.script.slice(0, index) }, (event) => events.push(event));
  return { game: result.game, events };
}

function readAll(folder: URL): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && name !== 'rule-ids.ts')
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}
