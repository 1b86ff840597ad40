import type { ListsWords } from '../lists.ts';

export const lists: ListsWords = {
  compositions: {
    beginner: { name: 'Beginner', sentence: 'Many safe rooms, no surprises among the rest.' },
    competition: { name: 'Competition', sentence: 'Tunnels and prisons for a race.' },
    suspicion: { name: 'Suspicion', sentence: 'Fewer safe rooms, more to lie about.' },
    simplified: { name: 'Simplified', sentence: 'The prototype’s gentle list.' },
    expert: { name: 'Expert', sentence: 'The prototype with all its tricks.' },
    'suspicion-1': { name: 'Suspicion, one guard', sentence: 'Quick start for a single guard.' },
    'suspicion-2': { name: 'Suspicion, two guards', sentence: 'Quick start with tunnels, for two guards.' },
    cooperation: { name: 'Cooperation', sentence: 'Quick start with the Key, and hardly a safe room.' },
    'full-suspicion-1': { name: 'Everything, one guard at most', sentence: 'Partly drawn from the whole box.' },
    'full-suspicion-2': { name: 'Everything, two guards', sentence: 'Partly drawn from the whole box, with a robot.' },
    'full-cooperation': {
      name: 'Everything, cooperation',
      sentence: 'The Key, and the rest drawn from the whole box.',
    },
  },
  own: { name: 'Your own', sentence: 'Choose the 23 rooms one by one.' },
  drawn: (count) => `${count} drawn`,
  count: (count, of) => `${count} of ${of} rooms`,
};
