// A process that takes the lock of the folder it is given, says so, and waits to be killed.
import { lockFolder } from '../../../server/store/engine/lock.ts';

await lockFolder(process.argv[2] ?? '');
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
