// The door of files: content as people who know its files read and try it.
export { fileOf, listedFiles } from './of-change.ts';
export { triedFile } from './tried.ts';
