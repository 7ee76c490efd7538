// Stands in for jsonpath-plus (releases that run on Node 20 execute scripts found in a path). Nothing may reach it.
exports.JSONPath = () => {
  throw new Error(
    'jsonpath-plus is refused here: rules read their facts through our own path resolver',
  );
};
