import type en from '../en/students.ts'
import type { Translation } from '../translation.ts'

export default {
  errors: {
    cohort_unknown: 'Cette promotion n’est pas de votre établissement.',
    adviser_unknown: 'Cette personne ne travaille pas dans votre établissement.',
    too_many_labels: 'Un étudiant a au plus 20 étiquettes, de 40 caractères chacune.',
    student_email_invalid: 'Ce n’est pas une adresse e-mail.',
    student_name_missing: 'Donnez un prénom ou un nom.',
    student_field_too_long: 'Les noms ont au plus 100 caractères, les numéros 60.',
    student_email_taken: 'Un autre étudiant a cette adresse.',
    student_number_taken: 'Un autre étudiant a ce numéro.',
    student_not_found: 'Cet étudiant n’est plus sur votre liste.',
    nothing_to_change: 'Dites ce qui doit changer.',
    cohort_name_missing: 'Donnez à la promotion un nom de 120 caractères au plus.',
    cohort_ends_early: 'Une promotion se termine après son début.',
    cohort_name_taken: 'Une autre promotion porte ce nom.',
    import_not_found: 'Cette importation n’existe plus.',
    import_over: 'Cette importation est dans un autre état. Rechargez la page.',
    import_too_large: 'Ce fichier est trop long : 100 000 lignes au plus.',
    import_line_too_long: 'Une ligne de ce fichier est trop longue pour un étudiant.',
    import_too_old: 'Une importation peut être annulée pendant 30 jours.',
    sharing_unknown: 'Choisissez parmi progression, travaux, compétences et projet.',
    school_linked_already: 'Ce compte est relié à un autre étudiant de cet établissement.',
    school_not_linked: 'Vous n’êtes plus relié à cet établissement.',
  },
} satisfies Translation<typeof en>
