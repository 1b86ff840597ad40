/**
 * Who the visitors of a table are. The log has only numbers: the first person to do something is number 0, the next one 1. Names
 * and guests lie beside it, where they can be changed and erased.
 */
export interface Person {
  /** Their number at the table, the first being 0. */
  readonly visitor: number;
  /** Absent if nobody knows any more who it was. */
  readonly guest?: string;
  readonly name?: string;
}

/** Never changed: a newcomer makes a new one. */
export class People {
  static readonly NOBODY = new People([]);
  readonly #byVisitor: ReadonlyMap<number, Person>;
  readonly #byGuest: ReadonlyMap<string, number>;

  constructor(all: Iterable<Person>) {
    const people = [...all];
    this.#byVisitor = new Map(people.map((person) => [person.visitor, person]));
    this.#byGuest = new Map(people.flatMap(({ guest, visitor }) => (guest === undefined ? [] : [[guest, visitor]])));
  }

  get all(): Iterable<Person> {
    return this.#byVisitor.values();
  }

  at(visitor: number): Person | undefined {
    return this.#byVisitor.get(visitor);
  }

  visitorOf(guest: string): number | undefined {
    return this.#byGuest.get(guest);
  }

  guestOf(visitor: number): string | undefined {
    return this.#byVisitor.get(visitor)?.guest;
  }

  /** Empty for somebody who was forgotten. */
  nameOf(visitor: number): string {
    return this.#byVisitor.get(visitor)?.name ?? '';
  }

  with(person: Person): People {
    return new People([...this.all, person]);
  }
}
