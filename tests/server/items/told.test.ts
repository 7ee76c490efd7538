// What of a move whoever sent the thing reads is what the form of the move says; those who work on it read all that is theirs to see.
import { describe, expect, it } from 'vitest';
import { edited } from '../../helpers/releases.ts';
import { DRIVERS } from '../helpers/databases.ts';
import { aFirmServer } from './a-firm.ts';

describe.each(DRIVERS)('what a move of a change of firm says, on %s', (driver) => {
  const server = aFirmServer(driver);

  it('says nothing of a move that is secret, personal, or for the desk alone', async () => {
    const decide = 'schemas/forms/firm-decide/move';
    await server.again({
      [`${decide}.schema.json`]: edited((file) => ({
        ...file,
        properties: {
          ...(file.properties as object),
          pin: { type: 'string', maxLength: 20, writeOnly: true },
          home: { type: 'string', maxLength: 40, personal: true },
          desk_only: { type: 'string', maxLength: 40 },
          found: { type: 'string', maxLength: 40 },
        },
      })),
      [`${decide}.ui.json`]: edited((file) => ({
        ...file,
        'ui:groups': [
          { id: 'what', fields: ['valid_from', 'note', 'pin', 'home', 'desk_only', 'found'] },
        ],
        desk_only: { 'ui:options': { seen: ['desk'], changed: ['desk'] } },
      })),
      'messages/en-US/firm-decide.json': edited((file) => ({
        ...file,
        'pin.label': 'Pin',
        'home.label': 'Home',
        'desk_only.label': 'For us',
        'found.label': 'Found in the register',
      })),
    });
    const attorney = await server.attorney();
    const id = await attorney.sent({ urgent: true });
    const kept = {
      ...{ pin: 'AB-4711', home: '12 Oak Lane', desk_only: 'Watch this one' },
      // Nobody said that whoever sent it may read this.
      found: 'Since 1998',
    };
    const clerk = await server.clerk();
    const rushed = await clerk.move(id, 'rush', { valid_from: '2026-04-01', ...kept });
    expect(rushed.status).toBe(200);
    const [said] = (await attorney.item(id)).said;
    expect(said?.description).toBe('Valid from: 04/01/2026');
    const mails = JSON.stringify(await server.app.services.mail.stored());
    for (const word of Object.values(kept)) expect(mails).not.toContain(word);
    // Those who work on it read what is theirs to see, and no secret.
    const [read] = (await clerk.item(id)).said;
    expect(read?.words.split('\n')).toEqual([
      'Valid from: 04/01/2026',
      'Home: Hidden from your role',
      'For us: Watch this one',
      'Found in the register: Since 1998',
    ]);
    await server.again();
  });
});
