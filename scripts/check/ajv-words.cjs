// Words of our own in the meta-schemas, for ajv-cli: it refuses what it does not know.
module.exports = (ajv) => ajv.addVocabulary(['x-level']);
