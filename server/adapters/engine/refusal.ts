/** Why the embedded engine does not start, as one sentence a person can act on. Nothing was changed. */
export class EngineRefusal extends Error {
  override readonly name: string = 'EngineRefusal';
}

/** Another server runs on the data directory. */
export class DirectoryInUse extends EngineRefusal {
  override readonly name = 'DirectoryInUse';
}

/** The way out that always works, said at the end of each refusal about this machine. */
export const useYourOwn = 'set DATABASE_URL to a PostgreSQL 15 or newer instead';
