// Which files of a build a page runs most of: the browser is told to compile these whole, beside the page, as they arrive.

/** Read by Chromium since 136, a comment to all others. Must be the first line of a file; see decision 0124. */
export const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** The line costs forty bytes a file, which a small one never makes up for. */
const LEAST_LENGTH = 3000;

/** Libraries of which a page runs a part. */
const IN_PART =
  /\/(node_modules\/(@mui|@emotion|stylis|json-rules-engine)\/|runtime\/react\/live\/(?!plain-))/;

/** Puts that line first in the files of a build, but not in small ones and those that hold a library in part. */
export const compiledAhead = () => ({
  name: 'compiled-ahead',
  apply: 'build',
  // Vite itself puts lists of files at the beginning.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const inPart = file.moduleIds.some((id) => IN_PART.test(id.replaceAll('\\', '/')));
        if (!inPart && file.code.length >= LEAST_LENGTH) file.code = COMPILED_AHEAD + file.code;
      }
    },
  },
});
