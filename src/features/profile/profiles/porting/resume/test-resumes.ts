/** Realistic résumés, as text extracted from a file. */
export const english = `CAMILLE ROUX
Junior Data Analyst
Lyon, France | +33 6 12 34 56 78 | camille.roux@example.org | linkedin.com/in/camille-roux | camilleroux.dev

PROFESSIONAL SUMMARY
Statistics graduate who turns messy spreadsheets into clear dashboards. Looking for a first
permanent role in retail or logistics.

WORK EXPERIENCE
Data Analyst Intern, Nordelia Logistics, Lyon                     Mar 2024 – Aug 2024
• Built 12 Power BI dashboards that 40 warehouse managers use every
  week
• Cut the monthly report from two days to three hours
Sales Assistant, Le Panier                                        July 2022 - September 2022
• Served 60 customers a day

EDUCATION
University of Lyon — BSc in Statistics, 2021 – 2024
Lycée Ampère, Lyon, 2021

SKILLS
Tools: SQL, Power BI, Excel
Data visualization; Python

LANGUAGES
French (native), English – C1, Spanish (intermediate)

INTERESTS
Orienteering, board games

REFERENCES
Available on request
`

/** Dates first, the last name in capitals, list items below "Missions :". */
export const french = `Inès MARTIN
12 rue des Lilas, 69003 Lyon
Tél. : 06 12 34 56 78 – Email : ines.martin@example.fr
Permis B – Véhiculée
Chargée de communication junior

Expériences professionnelles
Depuis septembre 2024
Chargée de communication en alternance
Agence Kerlune, Villeurbanne
Missions :
- Rédiger les newsletters
- Animer les réseaux sociaux
juin – août 2023
Vendeuse
Boulangerie Morel
Conseil aux clients et tenue de la caisse pendant la saison d’été, avec une équipe de quatre
personnes.

Formation
2022-2024
BTS Communication
Lycée Lumière, Lyon
2022
Baccalauréat STMG
Lycée Jean Moulin

Compétences
Rédaction web, Canva, WordPress
Réseaux sociaux

Langues
Français : langue maternelle
Anglais : B2
Klingon

Centres d’intérêt
Photographie, randonnée
`

/** Two columns, the narrow one first: the name comes after the skills and languages. */
export const sidebar = `Contact
06 12 34 56 78
camille@example.org
www.linkedin.com/in/camille-roux (LinkedIn)
Top Skills
SQL
Data Analysis
Languages
French (Native or Bilingual)
English (Professional Working)
Camille Roux
Data Analyst at Nordelia
Lyon, Auvergne-Rhône-Alpes, France
Summary
I like numbers.
Experience
Nordelia
Data Analyst
January 2023 - Present (2 years 3 months)
Lyon, France
Dashboards for the whole company.
Kerlune Data
Intern
09/2021 - 02/2022 (6 months)
Education
Université Lumière Lyon 2
Master's degree, Statistics · (2020 - 2022)
`

/** Printed by a browser from a narrow column: lines end anywhere, and points of a list have lost their sign. */
export const printed = `Sarah Bennett
Junior Marketing Coordinator
Bristol, United Kingdom · sarah.bennett@example.org · linkedin.com/in/sarah-
bennett
Experience
Marketing Assistant Sept 2024 – Present
Harbour & Finch, Bristol
Planned 120 posts a quarter on four social networks, which grew followers by 38%
Wrote the monthly newsletter for 9,000 subscribers
Support Technician, Brightline (Austin, TX) January 2022 to March 2024
\uf0b7 Closed 30 tickets a day for customers of all kinds, from shops to
hospitals
•Wrote 40 help articles
•
Trained two colleagues
Languages
Français : langue
maternelle
Anglais : courant (TOEIC
890)
espagnol
`

export const undated = `Jean Dupont
jean@example.fr

Expérience
Serveur, Café du Port
- Service en salle
Livreur
Vélo Express

- Livraison de repas

Formation
CAP Cuisine
Lycée hôtelier de Nice
`

/** The company before the dates, years only, a section that a profile doesn't have. */
export const plainYears = `Curriculum Vitae
Amina Diallo
Customer support specialist
amina.diallo@example.com (555) 010-7788

Employment History
Customer Support Specialist
Brightline, Austin, TX | 2021 – present
* Answers 45 tickets a day.
Barista
Corner Coffee | 2019-21

Academic Background
Associate degree in Business (2019)
Austin Community College

Projects
Rebuilt the help center

Key Skills
Zendesk • Customer service • De-escalation
A calm voice that callers remember long after they have hung up, on good days and on bad ones alike.
`
