import { typeset } from '@room25/text';
import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = typeset({
  title: 'Réglages',
  back: 'Accueil',
  language: 'Langue',
  theme: {
    name: 'Thème',
    sentence: 'Le studio de nuit ou tout éclairé. La machine reste sombre.',
    values: { system: 'Comme l’appareil', dark: 'Sombre', light: 'Clair' },
  },
  motion: {
    name: 'Mouvement',
    sentence: 'Des salles qui glissent et des pions qui marchent, ou de simples fondus.',
    values: { system: 'Comme l’appareil', full: 'Tout', reduced: 'Fondus seulement' },
  },
  sound: {
    name: 'Son',
    sentence: 'La touche M le coupe et le remet partout.',
    values: { on: 'Activé', off: 'Coupé' },
  },
  volumes: 'Volume',
  levels: {
    master: 'Général',
    effects: 'Effets',
    ambience: 'Le bruit du studio',
    sting: 'Le jingle de la présentatrice',
  },
  presenter: {
    name: 'Présentatrice',
    sentence: 'Odette Vane commente ce que tout le monde peut voir.',
    values: { all: 'Tout', deaths: 'Morts et alarmes', off: 'Silence' },
  },
  opening: {
    name: 'Ouverture',
    sentence: 'Qui vous êtes et ce que vous voulez, avant chaque partie.',
    values: { on: 'Oui', off: 'Non' },
  },
  naming: {
    name: 'Noms',
    sentence: 'Comment sont appelées les personnes à une table. Les bots portent toujours le nom de leur personnage.',
    values: { people: 'Leur propre nom', characters: 'Le nom de leur personnage' },
  },
  confirm: {
    name: 'Confirmation',
    sentence: 'Demander avant qu’un choix compte.',
    values: { always: 'Toujours', deadly: 'Si je peux savoir qu’il est mortel', never: 'Jamais' },
  },
  speed: { name: 'Rythme', sentence: 'La vitesse à laquelle les événements défilent.' },
});
