// Imported before React, which picks its build by this variable when it is first loaded.
process.env.NODE_ENV = 'production';
